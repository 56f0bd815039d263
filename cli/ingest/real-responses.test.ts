import { mkdtempDisposable } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { runInProcess } from '#test/command-here.ts'

/** The folder of real responses that `ingest/boards/real-responses.test.ts` reads as files. Here a server gives them. */
const FOLDER = process.env.SAMPLES_DIR

/** Of what is asked for, with its body: the response that a folder has, what it is changed to, or another status. */
type Answers = [asked: RegExp, file: string, change?: [found: RegExp, by: string]][]

/** A page with a `JobPosting`, for lists of pages of which the folder has none. */
const PAGE = '../jsonld/mercedes_ad_graph.html'
const EIGHTFOLD: Answers[number] = [/^\/careers /, '<script>_EF_GROUP_ID = "acme.com"; pcsx</script>']
const ADDRESS = '/job/noida/technical-product-publications-sr-engineer/44408/101403651104'

/** Boards with the postings that they have and that are kept. Lists that were shortened state their old total: that is changed. */
const BOARDS: [token: string, found: number, kept: number, answers: Answers][] = [
  ['amazon:amazon.jobs', 1, 1, [[/search\.json/, 'search_india.json']]],
  [
    'avature:jobs.acme.com/en_US/externaljobs',
    2,
    1,
    [
      [/SearchJobs/, 'search_folders.html', [/folderOffset=6/, '']],
      [/JobDetail/, 'detail_ld.html'],
    ],
  ],
  [
    'capgemini:cg-jobstream-api',
    1,
    1,
    [
      [/job-search/, 'search.json', [/"count": \d+/, '"count": 1']],
      [/^\/job\//, PAGE],
    ],
  ],
  ['cognizant:india-en', 1, 1, [[/jobs\/xml/, 'jobs_xml.xml']]],
  [
    'eightfold:acme.eightfold.ai',
    3,
    2,
    [EIGHTFOLD, [/pcsx\/search/, 'pcsx_search.json'], [/position_details/, 'pcsx_detail.json']],
  ],
  [
    'eightfold:refuses.eightfold.ai',
    2,
    1,
    [
      EIGHTFOLD,
      [/pcsx/, '403 pcsx_refused_403.json'],
      [/jobs\?/, 'v2_list.json'],
      [/jobs\/\d/, 'v2_detail.json'],
    ],
  ],
  ['freshteam:12min', 2, 1, [[/jobs\.json/, 'jobs.json']]],
  ['google:careers', 1, 1, [[/results/, 'results.html', [/null,270,20/, 'null,1,20']]]],
  [
    'ibm:www-api.ibm.com',
    2,
    2,
    [
      [/api\/v2/, 'search.json', [/"value": \d+/, '"value": 2']],
      [/JobDetail/, PAGE],
    ],
  ],
  ['infosys:career.infosys.com', 1, 1, [[/getCareerSearchJobs/, 'jobs.json']]],
  ['jibe:careers.amd.com', 2, 2, [[/api\/jobs/, 'amd_india.json']]],
  [
    'jsonld:careers.example.com',
    3,
    3,
    [
      [/sitemap\.xml/, 'sitemap_index.xml'],
      [/sitemap-/, 'sitemap_mixed.xml'],
      [/\/jobs\/./, PAGE],
    ],
  ],
  [
    'kpit:www.kpit.com',
    1,
    1,
    [
      [/job-listing/, 'listing.html'],
      [/service\/jobs/, 'job.json'],
    ],
  ],
  [
    'mercedesbenz:jobs.api.mercedes-benz.com',
    2,
    2,
    [
      [/search/, 'search.json'],
      [/-MER/, PAGE],
    ],
  ],
  ['mynexthire:swiggy', 2, 1, [[/reqlist/, 'swiggy_reqlist.json']]],
  [
    'oracle:acme.fa.em2.oraclecloud.com/CX_1',
    3,
    3,
    [
      [/Requisitions\?/, 'list_india.json'],
      [/Details\?/, 'detail.json'],
    ],
  ],
  [
    'peoplestrong:careers-bmwtechworks',
    1,
    0,
    [
      [/jobs\/v1/, 'list.json'],
      [/\/job\//, 'detail.json'],
    ],
  ],
  [
    'phenom:careers.cisco.com',
    1,
    1,
    [
      [/refineSearch/, 'cisco_refine.json', [/"totalHits": \d+/, '"totalHits": 1']],
      [/jobDetail/, 'cisco_detail.json'],
      [/search-results/, '<p>'],
    ],
  ],
  [
    'radancy:careers.synopsys.com',
    1,
    1,
    [
      [/sitemap/, `<urlset><url><loc>https://careers.synopsys.com${ADDRESS}</loc></url></urlset>`],
      [/^\/job\//, PAGE],
    ],
  ],
  [
    'ripplehire:acme',
    2,
    1,
    [
      [/careers /, '<input id="token" value="T">'],
      [/candidatejobsearch/, 'search.json'],
      [/candidatejobdetail/, 'detail.json'],
    ],
  ],
  [
    'smartrecruiters:Visa',
    2,
    1,
    [
      [/postings\?/, 'visa_list_2_india.json'],
      [/postings\/./, 'detail_freshworks.json'],
    ],
  ],
  [
    'successfactors:careers.acme.com',
    2,
    2,
    [
      [/sitemap\.xml/, 'sitemap_urlset.xml'],
      [/^\/job\//, 'job_page_microdata.html'],
    ],
  ],
  [
    'successfactors:jobs.acme.com',
    3,
    2,
    [
      [/search\//, 'search_classic.html'],
      [/^\/job\//, 'job_page_microdata.html'],
    ],
  ],
  ['successfactors:jobs.exxonmobil.com', 0, 0, [[/googlefeed\.xml/, 'feed_google_base.xml']]],
  ['successfactors:career5.successfactors.eu/acmeP1', 1, 1, [[/^\/career\?/, 'legacy_listing_shape.xml']]],
  [
    'workday:acme.wd3/Careers',
    0,
    0,
    [
      [/jobs /, 'gdit_search_4.json', [/"total": \d+/, '"total": 4']],
      [/\/job\//, 'detail_india.json'],
    ],
  ],
  ['zoho:acme.zohorecruit.com', 1, 0, [[/Job_Openings/, 'list.json']]],
  ['zwayam:careers.coforge.com', 2, 2, [[/jobs\/search/, 'search.json']]],
]

async function importFrom(folder: string, token: string, answers: Answers) {
  await using server = await serve(async (request, response) => {
    const asked = `${request.url} ${await text(request)}`
    const [, answer, change] = answers.find(([pattern]) => pattern.test(asked)) ?? []
    if (answer === undefined) return response.writeHead(404).end()
    const [, status, file = ''] = /^(?:(\d{3}) )?(.*)$/.exec(answer) ?? []
    const body = file.startsWith('<') ? file : readFileSync(join(folder, file), 'utf8')
    response.writeHead(Number(status ?? 200)).end(change ? body.replace(...change) : body)
  })
  await using data = await mkdtempDisposable(join(tmpdir(), 'pravesh-responses-'))
  const env = { DATA_DIR: data.path, SITE_URL: 'https://pravesh.example' }
  const options = ['--dry-run', '--base-url', server.url, '--allow-loopback']
  return await runInProcess('ingest', [token, ...options], env)
}

if (FOLDER === undefined)
  console.info('No board answers with real responses: set SAMPLES_DIR to a folder that has some.')

test('a board of each kind of real response is named once', () => {
  expect(new Set(BOARDS.map(([token]) => token)).size).toBe(BOARDS.length)
})

for (const [token, found, kept, answers] of FOLDER === undefined ? [] : BOARDS)
  test(
    `${token}: ${found} postings are read from real responses over HTTP, ${kept} are kept`,
    { timeout: 60_000 },
    async () => {
      const folder = join(FOLDER ?? '', token.slice(0, token.indexOf(':')))
      const { code, stdout, stderr } = await importFrom(folder, token, answers)
      console.info(stdout)
      expect(stderr).toContain(`${token}: ${found} found, ${kept} kept`)
      expect(code).toBe(0)
    },
  )
