import { product } from '../../../contract/index.ts'
import { ButtonLink } from '../../design/button/index.ts'
import { QuickDemo, Tour, topicOf, type TopicName, type TourPlace } from '../../features/help/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { helpPath, paths, type ScreenName } from '../paths.ts'

export { beginTour, labelNamespaces } from '../../features/help/index.ts'

export interface HelpPanelProps {
  screen: ScreenName | null
  opened: boolean
  onShow: (topic: TopicName) => void
  onClose: () => void
}

/** The quick demo beside a page. */
export const HelpPanel = ({ screen, ...rest }: HelpPanelProps) => (
  <QuickDemo about={screen && topicOf(screen)} helpHref={paths.help} hrefOf={helpPath} {...rest} />
)

export interface HelpTourProps {
  place: TourPlace
  onPlace: (place: TourPlace | null) => void
  screen: ScreenName | null
}

/** The guided tour over the pages. */
export function HelpTour({ place, onPlace, screen }: HelpTourProps) {
  const t = useSentences('help')
  const say = useSentences('shell')
  return (
    <Tour
      key={place.topic}
      place={place}
      onPlace={onPlace}
      screen={screen}
      wayTo={(to) => (
        <ButtonLink size="sm" href={to === 'configuration' ? `${paths.configuration}#stores` : paths[to]}>
          {t('tour.go', { screen: say(`titles.${to}`, { product: product.name }) })}
        </ButtonLink>
      )}
    />
  )
}
