import { Link, useRouteLoaderData } from 'react-router'
import { FOOTER_GROUPS, PRODUCT_NAME, PRODUCT_PROMISE } from '#app/site.ts'
import { Mark } from '#app/ui/mark.tsx'
import { NewsletterField } from '#app/features/site/newsletter/newsletter-field.tsx'
import type { loader } from '#app/root.tsx'

/** Desktop only; phones have the bottom bar instead. */
export function Footer() {
  // Undefined on the error screen, if the root loader failed.
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <footer data-chrome className="hidden border-t-3 border-heavy bg-shade lg:block">
      <div className="page-width grid grid-cols-[1.4fr_repeat(3,1fr)_1.6fr] gap-10 py-12">
        <div>
          <p className="flex items-center gap-2.5">
            <Mark className="size-7" />
            <span className="display text-xl">{PRODUCT_NAME}</span>
          </p>
          <p className="mt-3 text-sm text-ink-soft">{PRODUCT_PROMISE}</p>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.name} aria-label={`Footer: ${group.name}`}>
            <p className="border-b border-edge pb-1.5 font-bold">{group.name}</p>
            <ul className="mt-1">
              {group.items.map((item) => (
                <li key={item.path}>
                  <Link
                    to={item.path}
                    className="flex min-h-11 items-center hover:text-action hover:underline"
                  >
                    {item.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <NewsletterField id="footer-newsletter" />
      </div>
      <div className="border-t">
        <p className="page-width py-4 text-sm text-ink-soft">
          {['©', root?.year, `${PRODUCT_NAME}. Free for job seekers.`].filter(Boolean).join(' ')}
        </p>
      </div>
    </footer>
  )
}
