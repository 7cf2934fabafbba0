// Apache with the configuration of the build, in front of the Node server.
import { test } from 'uvu'
import { testHost } from '../support/behind'
import { startApache } from '../support/web-server'

await testHost({ name: 'Apache', start: startApache, down: 503, differs: {} })

test.run()
