import { ChooseGroupsRoute } from './choose-groups-route.tsx'
import { GroupRoute } from './group-route.tsx'
import { GroupsRoute } from './groups-route.tsx'
import { SamaraCollectionRoute } from './samara-collection-route.tsx'
import { SamaraCollectionsRoute } from './samara-collections-route.tsx'

const screens = {
  samaraCollections: <SamaraCollectionsRoute />,
  createCollection: <SamaraCollectionRoute key="create" fresh />,
  editCollection: <SamaraCollectionRoute key="edit" fresh={false} />,
  addGroups: <ChooseGroupsRoute />,
  groups: <GroupsRoute />,
  createGroup: <GroupRoute key="create" fresh />,
  editGroup: <GroupRoute key="edit" fresh={false} />,
}

export interface SamaraRouteProps {
  screen: keyof typeof screens
}

/** The screens of Samara collections and their groups. They are fetched together: whoever opens one goes on to the others. */
export const SamaraRoute = ({ screen }: SamaraRouteProps) => screens[screen]
