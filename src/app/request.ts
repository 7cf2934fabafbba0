// Requests for the parts of further pages. Each ends: a server that accepts a connection and never answers must not keep a link
// from working.
import { attempt } from '../attempt'
import { inTime } from './in-time'

/**
 * Fetches a JSON file of the site.
 * @returns its value; null if there is no such file
 * @throws (rejects) when it cannot be fetched within 8 s
 */
export async function getJson(path: string): Promise<unknown> {
  const stop = attempt(() => new AbortController())
  const read = async () => {
    // With the origin in front: a path that begins with two slashes would otherwise name another host.
    const response = await fetch(location.origin + path, stop && { signal: stop.signal })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
    return response.json()
  }
  try {
    return await inTime(read())
  } catch (error) {
    // Frees the connection: over HTTP/1.1 a browser has six of them.
    stop?.abort()
    throw error
  }
}
