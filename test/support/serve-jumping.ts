// Starts the server with a clock that jumps.
import './jumping-clock'
import '../../src/server/serve'
