import { useNavigation } from 'react-router'

/** A thin line at the top while the next page loads. Screen readers get `aria-busy` on the page instead. */
export function NavigationProgress() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return <div aria-hidden className="progress-bar fixed inset-x-0 top-0 z-50 h-0.75 bg-action" />
}
