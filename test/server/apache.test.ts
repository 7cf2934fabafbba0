// Apache with the configuration of the build, in front of the Node server.
import { test } from 'uvu'
import { testHost } from '../support/behind'
import { startApache } from '../support/web-server'

const NONE = { status: 404 }
/** Apache finds no file for a NUL, nor for dots behind an escaped slash. */
const differs = {
  '/about%00/': NONE,
  '/..%2fpackage.json': NONE,
  '/assets/..%2f..%2fpackage.json': NONE,
}
await testHost({ name: 'Apache', start: startApache, down: 503, differs })

test.run()
