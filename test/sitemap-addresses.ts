/**
 * All addresses in a running site's sitemaps, found like a crawler: the index, then each file that it lists.
 */
export async function sitemapAddresses(siteUrl: string): Promise<string[]> {
  const files = await addressesIn(`${siteUrl}/sitemap.xml`)
  return (await Promise.all(files.map(addressesIn))).flat()
}

async function addressesIn(file: string): Promise<string[]> {
  const response = await fetch(file)
  if (response.status !== 200) throw new Error(`${file} answers ${response.status}`)
  const xml = await response.text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}
