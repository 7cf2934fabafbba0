/** How long a request may take, and a navigation with all its requests, in ms. */
const LIMIT = 8000

/** Settles as the promise does. @throws (rejects) when that takes longer than 8 s */
export function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, LIMIT, new Error('There is no answer in time'))
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
