// Caddy with the configuration of the build, in front of the Node server.
import { test } from 'uvu'
import { testHost } from '../support/behind'
import { startCaddy } from '../support/web-server'

const NONE = { status: 404 }
/** Caddy resolves dots before it looks for a file, and finds none for a NUL. */
const differs = {
  '/about%00/': NONE,
  '/../package.json': NONE,
  '/%2e%2e/package.json': NONE,
  '/..%2fpackage.json': NONE,
  '/assets/..%2f..%2fpackage.json': NONE,
}
await testHost({ name: 'Caddy', start: startCaddy, down: 502, differs })

test.run()
