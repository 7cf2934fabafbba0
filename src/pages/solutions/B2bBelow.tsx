import type { ComponentProps } from 'react'
import { OfficeTicket } from '../../mockups/b2b/Slips'
import { Shelf } from './Shelf'

export { Network } from '../../mockups/b2b/Network'

type Props = Pick<ComponentProps<typeof Shelf>, 'items'> & ComponentProps<typeof OfficeTicket>

/** What agencies sell; on the first product stands a ticket. */
export const Sold = ({ items, words }: Props) => <Shelf items={items} art={<OfficeTicket words={words} />} />
