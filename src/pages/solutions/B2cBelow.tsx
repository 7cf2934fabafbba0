import type { ComponentProps } from 'react'
import { FareTicket } from '../../mockups/b2c/Slips'
import { Goods } from './Goods'

export { BookingFile } from '../../mockups/b2c/BookingFile'
export { SetUp } from '../../mockups/b2c/SetUp'
export { Vitrine } from '../../mockups/b2c/Vitrine'
export { FactsSection } from '../../sections/Facts'

type Props = Pick<ComponentProps<typeof Goods>, 'items'> & ComponentProps<typeof FareTicket>

/** What the shop sells; on the first product stands a ticket. */
export const Sold = ({ items, words, file }: Props) => (
  <Goods items={items} art={<FareTicket words={words} file={file} />} />
)
