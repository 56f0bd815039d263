import { PRODUCT_NAME, STATIC_MARKETING_FIGURES } from '#app/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Figures } from '#app/ui/figures.tsx'
import { HomeSection } from './home-section.tsx'

export function Partners() {
  return (
    <HomeSection
      name="partners"
      title={`Partner with ${PRODUCT_NAME}`}
      description="For companies that want to reach freshers in tech."
    >
      <Figures figures={STATIC_MARKETING_FIGURES.partners} className="gap-6 sm:grid-cols-3" />
      <Button variant="outline" disabled className="mt-8">
        Apply for Sponsorship
      </Button>
    </HomeSection>
  )
}
