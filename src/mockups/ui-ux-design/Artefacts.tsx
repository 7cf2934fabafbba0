import * as s from './Artefacts.styles'

/** Outlines, bars of text, and what is marked on them in coral and teal, as paths in a box of 240 by 100. */
type Drawing = { frame: string; bars: string; coral: string; teal: string }

/** In the order of the services: a journey, three steps, a table, parts of a kit, a tried prototype, one page in two directions. */
const DRAWINGS: readonly Drawing[] = [
  {
    frame: 'M6 94h228M6 22c38 0 40 18 76 20s40 4 66 8 30 28 52 32h34',
    bars: 'M34 8h40M112 22h30M190 42h26',
    coral: 'M156 50a8 8 0 1 0 16 0a8 8 0 1 0-16 0M192 62l12 12m0-12-12 12',
    teal: 'M1 22a6 6 0 1 0 12 0a6 6 0 1 0-12 0M78 42a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  },
  {
    frame: 'M4 14h56v82H4zM92 14h56v82H92zM180 14h56v82h-56zM64 55h22m-6-5 6 5-6 5M152 55h22m-6-5 6 5-6 5',
    bars: 'M14 28h36M14 42h24M14 56h30M102 28h36M102 42h28M190 28h30M190 42h20',
    coral: 'M102 62h36v14h-36z',
    teal: 'M14 74h36v12H14zM190 74h36v12h-36z',
  },
  {
    frame: 'M4 6h232v88H4zM4 26h232M4 49h232M4 72h232M84 6v88M150 6v88',
    bars: 'M16 16h40M96 16h28M164 16h40M16 38h48M96 38h36M164 38h30M16 83h40M96 83h30M164 83h44',
    coral: 'M164 60h56',
    teal: 'M4 49h232v23H4zM16 60h44M96 60h36',
  },
  {
    frame: 'M4 56h104v36H4zM132 8h104v28H132zM138 22a8 8 0 1 0 16 0',
    bars: 'M18 74h56M168 22h48M168 58h58M168 82h42',
    coral: 'M4 22a14 14 0 1 0 28 0a14 14 0 1 0-28 0M132 74h16v16h-16z',
    teal: 'M42 22a14 14 0 1 0 28 0a14 14 0 1 0-28 0M132 50h16v16h-16zM136 58l4 4 6-8',
  },
  {
    frame:
      'M10 4h56a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM114 4h56a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6h-56a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM76 50h26m-6-5 6 5-6 5',
    bars: 'M16 20h40M16 34h28M120 20h40M120 34h28M120 48h34',
    coral: 'M48 66l5 22 5-8 9-2z',
    teal: 'M16 58h44v14H16zM134 72l6 6 12-14',
  },
  {
    frame: 'M4 6h104v88H4zM132 6h104v88H132z',
    bars: 'M16 22h56M16 38h76M16 54h64M224 22h-56M224 38h-76M224 54h-64',
    coral: 'M16 70h36v14H16zM188 70h36v14h-36z',
    teal: 'M112 50h16m-4-4 4 4-4 4M116 46l-4 4 4 4',
  },
]

/** In the order of the tools: notes with a place that was looked at long, a curve with its handles, a flow, measures. */
const FILES: readonly Drawing[] = [
  {
    frame: 'M4 94h228',
    bars: 'M8 16h84M8 34h64M8 52h78M8 70h52',
    coral: 'M134 48a40 40 0 1 0 80 0a40 40 0 1 0-80 0M154 48a20 20 0 1 0 40 0a20 20 0 1 0-40 0',
    teal: 'M8 84h40v1H8z',
  },
  {
    frame: 'M18 88 62 12M222 16 176 92',
    bars: 'M8 12h26M204 92h28',
    coral: 'M18 88C62 12 176 92 222 16',
    teal: 'M12 82h12v12H12zM216 10h12v12h-12zM57 7h10v10H57zM171 87h10v10h-10z',
  },
  {
    frame: 'M4 8h52v84H4zM94 8h52v84H94zM184 8h52v84h-52zM60 50h28m-6-5 6 5-6 5M150 50h28m-6-5 6 5-6 5',
    bars: 'M14 22h32M14 36h20M104 22h32M104 36h24M194 22h32',
    coral: 'M104 66h32v14h-32z',
    teal: 'M14 66h32v14H14zM200 56l8 8 14-18',
  },
  {
    frame: 'M30 26h150v68H30z',
    bars: 'M48 46h72M48 62h96M48 78h54',
    coral: 'M30 12h150M30 6v12M180 6v12M198 26v68M192 26h12M192 94h12',
    teal: 'M6 26h12v68H6z',
  },
]

/** A small drawing for each service, in the style of a wireframe. */
export const artefacts = drawn(DRAWINGS)

export const files = drawn(FILES)

function drawn(drawings: readonly Drawing[]) {
  return drawings.map(({ frame, bars, coral, teal }) => (
    <svg css={s.artefact} viewBox="-2 0 244 100" aria-hidden="true" key={frame}>
      <path d={frame} />
      <path data-part="bars" d={bars} />
      <path data-part="teal" d={teal} />
      <path data-part="coral" d={coral} />
    </svg>
  ))
}
