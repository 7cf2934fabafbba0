// The model of the 404 page's moment: who has lost the convoy catches up with it, hop by hop.

/** How many hops the lost one is behind at the start. */
export const HOPS = 6

/** The state after a hop: how many hops are left, 0 when it has joined. */
export const hop = (left: number): number => Math.max(0, left - 1)

/** Between two dots, in hundredths of the crest's width. */
const STEP = 4.5
const LAST = 67

/** Where a dot stands on the crest, the upper half of an ellipse that is 100 wide and 200 high. */
const onCrest = (x: number) => ({ x, y: 100 * (1 - Math.sqrt(1 - ((x - 50) / 50) ** 2)) })

/** The five that travel on, the last of them first. */
export const convoy = Array.from({ length: 5 }, (_, i) => onCrest(LAST + STEP * i))

/** The one behind them, with so many hops to go. */
export const lost = (left: number) => onCrest(LAST - STEP * (left + 1))

/** Where the road was lost: from far behind to where the lost one stands at the start. */
export const road = Array.from({ length: Math.floor(lost(HOPS).x) }, (_, i) => onCrest(lost(HOPS).x - 1 - i))

/** The places of the hops between it and the convoy. */
export const prints = Array.from({ length: HOPS }, (_, left) => lost(left))
