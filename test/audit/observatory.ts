// Runs the ten tests of MDN's HTTP Observatory, with its own code, on what the server sends.
import { writeFile } from 'node:fs/promises'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import { allPages } from '../support/site'
import type { Result, Site } from './audit'

/**
 * The lowest score that is accepted. A+ begins at 100;
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const DEMANDED = 130
/** The host name under which the site is requested. */
const HOST = 'qafila.example'
const PRELOADED = 'test/audit/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'

export type Score = {
  score: number
  grade: string
  /** The result of each test that failed, such as `csp-not-implemented`. */
  failed: string[]
}

/** Runs the Observatory's tests on every page. */
export async function observatory({ url }: Site): Promise<Result> {
  const scores = await Promise.all(allPages.map(async ({ path }) => ({ path, ...(await scoreOf(url, path)) })))
  return {
    head: ['page', 'score', 'grade', 'tests not passed'],
    rows: scores.map(({ path, score, grade, failed }) => [path, String(score), grade, failed.join(' ')]),
    faults: scores
      .filter(({ score, failed }) => score < DEMANDED || failed.length > 0)
      .map(({ path, score, failed }) => `${path}: ${score} points of ${DEMANDED}: ${failed.join(' ')}`),
    note: 'Asked as a proxy asks that takes https away. The certificate and the redirect to https are taken as given.',
  }
}

/** Scores one page as the package's `scan` does, which can only reach public hosts. */
export async function scoreOf(url: string, path: string): Promise<Score> {
  // The package downloads this list when it is installed. An empty one is enough: the host is a placeholder and not on it.
  await writeFile(PRELOADED, '{}')
  const requests = await requestsOf(url, path)
  const results = ALL_TESTS.map(test => test(requests))
  const modifiers = results.map(({ result }) => getScoreModifier(result))
  const plain = 100 + sum(modifiers.filter(modifier => modifier < 0))
  const { score, grade } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : plain)
  return { score, grade, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) }
}

/** Returns what the Observatory's retriever would have collected. */
async function requestsOf(url: string, path: string): Promise<Requests> {
  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': HOST, 'X-Forwarded-For': '192.0.2.1' }
  const cors = { ...proxied, Origin: 'https://http-observatory.security.mozilla.org' }
  const asked = await fetch(url + path, { headers: proxied })
  const preflight = await fetch(url + path, {
    method: 'OPTIONS',
    headers: { ...cors, 'Access-Control-Request-Method': 'GET' },
  })
  const html = await asked.text()
  const https = new URL(`https://${HOST}${path}`)

  const requests = new Requests(HOST)
  requests.session = new Session(https)
  for (const cookie of asked.headers.getSetCookie()) requests.session.jar.setCookieSync(cookie, https.href)
  requests.resources.path = html
  const response = { ...seen(asked), httpEquiv: parseHttpEquivHeaders(html, https.href) }
  requests.responses.auto = response
  requests.responses.https = response
  requests.responses.http = response
  requests.responses.cors = { ...seen(preflight), request: { headers: cors } }
  requests.responses.httpRedirects = [
    { url: new URL(`http://${HOST}${path}`), status: 301 },
    { url: https, status: asked.status },
  ]
  return requests
}

function seen({ status, headers }: Response) {
  const fields = { ...Object.fromEntries(headers), 'set-cookie': headers.getSetCookie() }
  // Some tests read the fields as properties, others call `get`.
  Object.defineProperty(fields, 'get', { value: (name: string) => headers.get(name) })
  return { status, headers: fields, verified: true }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
