// The module that the tests run in workerd: the Worker as it is shipped, except that it waits only 400 ms for the body of a
// request, and that its mail provider is a single call to MAIL_URL.
import { edge } from '../../src/edge/edge'

export default edge(
  ({ MAIL_URL }) =>
    MAIL_URL
      ? async ({ id }, signal) => {
          const response = await fetch(MAIL_URL, { method: 'POST', body: id, signal }).catch(() => null)
          if (response?.ok) return { result: 'ok', receipt: `receipt of ${id}` }
          if (response?.status === 401) return { result: 'blocked', reason: 'HTTP 401' }
          const after = Number(response?.headers.get('Retry-After'))
          return response && response.status < 500 && response.status !== 429
            ? { result: 'dead', reason: `HTTP ${response.status}` }
            : { result: 'retry', reason: 'no success', ...(after > 0 && { after: after * 1000 }) }
        }
      : null,
  { patience: 400 },
)
