import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { CATALOGUE_TEXTS } from '#app/catalogue/catalogue-texts.ts'
import { RESUME_RESOURCE_TYPES } from '#core/content-options.ts'

export const resumePortfolio = defineCatalogue({
  ...CATALOGUE_TEXTS.resumePortfolio,
  controls: tabbed(RESUME_RESOURCE_TYPES, 'Search resources', ['title', 'platform', 'price']),
  empty: ({ tab, search }) => ({
    title: `No ${tab.toLowerCase()} resources found`,
    text: search ? `Nothing matches “${search}”. Try fewer letters.` : 'We are adding them soon.',
  }),
})
