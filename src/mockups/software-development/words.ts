import type { Source } from '../kit/words'

export type OneShapeWords = {
  label: string
  call: string
  status: string
  /** What is asked. The names of its fields, and of the offers', are those of the API. */
  request: { from: string; to: string; pax: number }
  /** What each source answers, in its own format. */
  sources: readonly { name: Source; access: string; format: string; raw: string }[]
  offers: readonly { source: Source; carrier: string; net: number; markup: number; sell: number }[]
  legend: { sources: string; shape: string; signed: string }
  /** `slowDay`: of thirty, from 1. */
  uptime: { title: string; span: string; note: string; slowDay: number }
}

export type DevelopmentPicture = { oneShape: OneShapeWords }
