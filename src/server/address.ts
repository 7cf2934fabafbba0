import { isIP } from 'node:net'

/**
 * The address of whoever sent a request. Each proxy adds the address that it was called from at the end of
 * X-Forwarded-For; what stands before the entries of the site's own proxies is whatever the sender wrote there.
 * @param socket the address at the other end of the connection
 * @param proxies how many proxies the site has before it
 */
export function clientAddress(socket = '', forwardedFor: string | null, proxies = 0): string {
  if (proxies === 0 || forwardedFor === null) return socket
  const entries = forwardedFor.split(',')
  const entry = entries[Math.max(0, entries.length - proxies)]?.trim() ?? ''
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address : socket
}
