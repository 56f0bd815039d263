import { OpenPageLinks } from '#app/features/open-pages/open-page-links.tsx'
import { OPEN_PAGES } from '#app/features/open-pages/open-pages.ts'
import { HomeSection } from './home-section.tsx'

/** The site's contents page. */
export function FeatureGrid() {
  return (
    <HomeSection
      name="features"
      title="What you get"
      description="Jobs, courses and interview prep in one place."
    >
      <OpenPageLinks pages={Object.values(OPEN_PAGES)} className="sm:grid-cols-2 sm:gap-x-10" />
    </HomeSection>
  )
}
