// Sends hand-written HTTP that no client library would send.
import { connect } from 'node:net'

export type RawResponse = {
  /** 0 when the server hung up without an answer. */
  status: number
  headers: Headers
  body: string
}

/** Encodes a text with one byte per character. */
export const bytes = (text: string) => Buffer.from(text, 'latin1')

/**
 * Sends the pieces one after the other, `pause` ms apart, and resolves with the first answer, whether or not the server has
 * read everything by then. Rejects after five seconds.
 */
export function sendRaw(url: string, pieces: readonly string[], pause = 0): Promise<RawResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    let ended = false
    const limit = setTimeout(() => refuse(new Error(`no answer in time, but ${JSON.stringify(received)}`)), 5000)
    const end = () => {
      ended = true
      clearTimeout(limit)
      socket.destroy()
      resolve(parse(received))
    }
    const refuse = (error: unknown) => {
      ended = true
      clearTimeout(limit)
      socket.destroy()
      reject(error)
    }
    socket.setEncoding('latin1')
    socket.on('data', chunk => {
      received += chunk
      try {
        if (isWhole(received)) end()
      } catch (error) {
        // The answer has a header that `Headers` refuses.
        refuse(error)
      }
    })
    socket.on('close', () => ended || end())
    // `close` follows and ends the wait; a server that has answered may well reset the connection without reading on.
    socket.on('error', () => {})
    socket.once('connect', async () => {
      for (const piece of pieces) {
        if (ended) return
        socket.write(bytes(piece))
        if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
      }
    })
  })
}

/** Whether a response has as many bytes as its Content-Length says; false without one. */
function isWhole(received: string): boolean {
  const { status, headers, body } = parse(received)
  if (status === 100) return false
  const length = headers.get('Content-Length')
  return length !== null && body.length >= Number(length)
}

function parse(received: string): RawResponse {
  const [head = '', ...rest] = received.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '').split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Headers()
  for (const field of fields)
    headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1).trim())
  return { status: Number(line.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
