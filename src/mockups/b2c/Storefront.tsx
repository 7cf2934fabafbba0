import { Fragment, useDeferredValue } from 'react'
import { writeOwn } from '../../contact/own-brand'
import * as l from '../../theme/layout.styles'
import * as b from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Price } from '../kit/kit'
import { bar, lowPart, pane, part } from '../kit/kit.styles'
import { Ask, Moment } from '../kit/moment'
import { pressable, radio } from '../kit/moment.styles'
import * as r from '../kit/result.styles'
import { Segmented } from '../kit/Segmented'
import { murjan } from './brand.styles'
import { OwnBrand } from './OwnBrand'
import * as p from './Phone.styles'
import { settings } from './Settings.styles'
import * as s from './Storefront.styles'
import { isArabic, type Shop, saidOf, shopOf, startOf } from './shop'
import { NAME, useSharedShop, useShop } from './useShop'
import type { StorefrontWords, Trip } from './words'

/** The number of letters from which a name is written smaller. */
const LONG = 18

/** Renders the operator's shop on a desktop, and in front of it a phone with what a client has booked. */
export function Storefront({ words }: { words: StorefrontWords }) {
  const [chosen, set] = useShop(words)
  const picture = useSharedShop(words)
  // Deferred, so that the choice is painted before the shop changes: browsers take a while to shape the first text in
  // another script.
  const state = { ...chosen, language: useDeferredValue(chosen.language) }
  const seen = { ...shopOf(words, state), name: state.name, language: state.language }
  const said = saidOf(words, state)
  const look = state.colour ? 'own' : state.brand
  return (
    <figure css={f.picture} ref={picture}>
      <Moment name={NAME} label={words.label} cue={words.cue} said={said}>
        <div css={[l.column, murjan, s.shop]} data-brand={look}>
          <div css={pane}>
            <Settings words={words} shop={chosen} set={set} />
            <div css={s.beside}>
              <Desktop words={words} seen={seen} choose={trip => set({ ...chosen, trip })} />
            </div>
            <div css={[part, b.ruledAbove, r.foot, s.foot]}>
              <output css={r.said}>{said}</output>{' '}
              <Ask
                name={NAME}
                setup={{ brand: look, lang: chosen.language, cur: state.currency }}
                fragment={writeOwn(chosen)}
              >
                {words.ask}
              </Ask>
            </div>
          </div>
          <Phone words={words} seen={seen} />
        </div>
      </Moment>
    </figure>
  )
}

type SettingsProps = { words: StorefrontWords; shop: Shop; set: (shop: Shop) => void }

/** What the operator sets: brand, language and currency, or a name and a colour of the visitor's own. */
function Settings({ words, shop, set }: SettingsProps) {
  const { brands, languages, currencies, own } = words
  return (
    <div css={[l.wrapping, b.sand, b.ruledBelow, lowPart, settings]}>
      <Segmented
        name="brand"
        apart
        legend={brands.label}
        options={brands.options}
        chosen={shop.colour ? undefined : shop.brand}
        choose={brand => set({ ...shop, brand, colour: '' })}
      />
      <Segmented
        name="language"
        apart
        legend={languages.label}
        options={languages.options}
        chosen={shop.language}
        choose={language => set({ ...shop, language })}
      />
      <Segmented
        name="currency"
        apart
        legend={currencies.label}
        options={currencies.options}
        chosen={shop.currency}
        choose={currency => set({ ...shop, currency })}
      />
      <OwnBrand start={startOf(words)} words={own} shop={shop} set={set} />
    </div>
  )
}

/** The shop as its client sees it. */
type Seen = ReturnType<typeof shopOf> & Pick<Shop, 'name' | 'language'>

type DesktopProps = { words: StorefrontWords; seen: Seen; choose: (trip: Trip) => void }

/** The shop on a desktop, where the client books a trip. */
function Desktop({ words, seen, choose }: DesktopProps) {
  const { language, dir, address, trips, booked, unit } = seen
  const { products } = words.texts[language]
  return (
    <div css={[l.clipped, s.inArabic]} lang={language} dir={dir}>
      <div css={[bar, s.masthead]}>
        <Mark shop={seen.shop} name={seen.name} />{' '}
        <span css={t.unbroken}>
          <bdi dir="ltr">{address}</bdi>
        </span>{' '}
        {products.options.map((product, index) => (
          <i key={index} data-state={index === products.chosen ? 'chosen' : undefined}>{`${product} `}</i>
        ))}
      </div>
      <div css={[l.column, l.gap3, s.trips]}>
        {trips.map(({ id: trip, name, text, price }) => (
          <Fragment key={trip}>
            <label
              css={[l.grid, l.level, l.clipped, b.edged, b.roundM, pressable, s.cover]}
              data-sky={trip}
              data-state={trip === booked.id ? 'chosen' : undefined}
            >
              <i css={[l.relative, l.clipped]} />
              <span>
                <b>{name}</b> <small>{text}</small>
              </span>{' '}
              <Price amount={price} currency={unit} />{' '}
              <input css={radio} type="radio" name="trip" checked={trip === booked.id} onChange={() => choose(trip)} />
            </label>{' '}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** The client's phone, with the booked trip and how it is paid. */
function Phone({ words: { texts, time }, seen }: { words: StorefrontWords; seen: Seen }) {
  const { language, dir, booked, dates, unit, first, later } = seen
  const { parts, booked: tag } = texts[language]
  return (
    <div css={[l.column, pane, p.phone]}>
      <div css={[s.inArabic, p.screen]} lang={language} dir={dir}>
        <div css={[l.ends, lowPart, t.text1, t.semibold, p.status]}>
          {time}
          <i />
        </div>
        <div css={[lowPart, p.bar]}>
          <Mark shop={seen.shop} name={seen.name} />
        </div>
        <div css={s.cover} data-sky={booked.id}>
          <i css={[l.relative, l.clipped]} />
        </div>
        <div css={[l.ends, l.gap3, p.trip]}>
          <span>
            <b>{booked.name}</b> <small>{dates}</small>
          </span>{' '}
          <Price amount={booked.price} currency={unit} />
        </div>
        <div css={[l.grid, l.gap2, l.level, b.ruledAbove, p.parts]}>
          <b>{parts}</b> <span css={[t.medium, p.tag]}>{tag}</span>
          <svg css={[l.across, l.full]} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 .5h100" />
            <path d="M0 .5h23.5" />
          </svg>{' '}
          <small css={l.across}>{first}</small> <small css={l.across}>{later}</small>
        </div>
      </div>
    </div>
  )
}

/** The shop's mark: its name, written smaller where it is long. */
function Mark({ shop, name }: Pick<Seen, 'shop' | 'name'>) {
  return (
    <b
      css={[l.inline, l.gap3, s.mark]}
      data-size={shop.length > LONG ? 'small' : undefined}
      data-script={isArabic(name) ? 'arabic' : undefined}
    >
      <bdi>{shop}</bdi>
    </b>
  )
}
