import { expect, test } from 'vitest'
import { boardPage } from '#core/board-page.ts'
import { boardsNamedIn, recogniseBoard } from './board-address.ts'
import { parseSource } from './sources.ts'

test.each([
  ['https://job-boards.greenhouse.io/acme', 'greenhouse:acme'],
  ['https://job-boards.greenhouse.io/acme/jobs/4100201?gh_src=x', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_board?for=acme&b=x', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse:acme'],
  ['https://job-boards.eu.greenhouse.io/acme', 'greenhouse:acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true', 'greenhouse:acme'],
  ['https://api.greenhouse.io/v1/boards/acme/jobs', 'greenhouse:acme'],
  ['https://jobs.lever.co/acme', 'lever:acme'],
  ['https://JOBS.LEVER.CO/acme', 'lever:acme'],
  ['https://jobs.lever.co/acme/0f3a-11/apply', 'lever:acme'],
  ['https://jobs.eu.lever.co/acme', 'lever-eu:acme'],
  ['https://jobs.ashbyhq.com/Acme-AI', 'ashby:Acme-AI'],
  ['https://jobs.ashbyhq.com/acme%20ai/123', 'ashby:acme ai'],
  ['https://apply.workable.com/acme/j/ABC/', 'workable:acme'],
  ['https://apply.workable.com/api/v1/widget/accounts/acme', 'workable:acme'],
  ['https://apply.workable.com/api/v3/accounts/acme/jobs', 'workable:acme'],
  ['https://www.workable.com/api/accounts/acme?details=true', 'workable:acme'],
  ['https://acme.workable.com/jobs/123', 'workable:acme'],
  ['https://acme.recruitee.com/o/engineer', 'recruitee:acme'],
  ['https://acme.jobs.personio.de/?language=en', 'personio:acme'],
  ['https://acme.jobs.personio.com/job/1', 'personio:acme'],
  [
    'https://career5.successfactors.eu/career?company=acmeP3&lang=en_GB',
    'successfactors:career5.successfactors.eu/acmeP3',
  ],
  ['https://acme.teamtailor.com/jobs', 'teamtailor:acme'],
  ['https://acme.na.teamtailor.com/jobs', 'teamtailor:acme.na'],
  ['https://acme.keka.com/careers', 'keka:acme'],
  ['https://acme.wd3.myworkdayjobs.com/en-US/Careers', 'workday:acme.wd3/Careers'],
  ['https://acme.wd108.myworkdayjobs.com/Careers/job/Pune/X_1', 'workday:acme.wd108/Careers'],
  ['https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs', 'workday:acme.wd5/Careers'],
  ['https://wd5.myworkdaysite.com/recruiting/acme/Careers', 'workday:wd5.myworkdaysite.com/acme/Careers'],
  [
    'https://wd5.myworkdaysite.com/en-US/recruiting/acme/Careers/job/Pune/X_1',
    'workday:wd5.myworkdaysite.com/acme/Careers',
  ],
  ['https://wd5.myworkdaysite.com/wday/cxs/acme/Careers/jobs', 'workday:wd5.myworkdaysite.com/acme/Careers'],
  ['https://careers.smartrecruiters.com/Acme', 'smartrecruiters:Acme'],
  ['https://jobs.smartrecruiters.com/Acme/744000-engineer', 'smartrecruiters:Acme'],
  ['https://jobs.smartrecruiters.com/oneclick-ui/company/Acme/publication/1f-2', 'smartrecruiters:Acme'],
  ['https://jobs.smartrecruiters.com/?company=Acme', 'smartrecruiters:Acme'],
  ['https://www.smartrecruiters.com/Acme/744000-engineer', 'smartrecruiters:Acme'],
  [
    'https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/12',
    'oracle:acme.fa.em2.oraclecloud.com/CX_1',
  ],
  [
    'https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/Jobs-at-Acme',
    'oracle:acme.fa.em2.oraclecloud.com/Jobs-at-Acme',
  ],
  [
    'https://acme.fa.em2.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitions' +
      '?onlyData=true&finder=findReqs;siteNumber=CX_2,limit=25',
    'oracle:acme.fa.em2.oraclecloud.com/CX_2',
  ],
  ['https://acme.eightfold.ai/careers?pid=1&domain=acme.com', 'eightfold:acme.eightfold.ai'],
  ['https://acme.ripplehire.com/candidate/?token=x&source=CAREERSITE#list', 'ripplehire:acme'],
  ['https://acme.mynexthire.com/employer/jobs/careers?src=careers', 'mynexthire:acme'],
  ['https://acme.careers.mynexthire.io/d17/jobs', 'mynexthire:acme'],
  ['https://acme.turbohire.co/careerpage/4d757ba0-3d57-448a-b82c-238ed87ac90f', 'turbohire:acme'],
  ['https://jobs.acme.example/en_US/careers/SearchJobs/?x=1', 'avature:jobs.acme.example/en_US/careers'],
  ['https://acme.avature.net/fr_FR/jobs/JobDetail/Tester/12', 'avature:acme.avature.net/fr_FR/jobs'],
  ['https://acme.avature.net/careers/JobDetail/Tester/422', 'avature:acme.avature.net/careers'],
  ['https://ats.rippling.com/acme-inc/jobs/0f3a', 'rippling:acme-inc'],
  ['https://ats.rippling.com/en-GB/acme-inc/jobs', 'rippling:acme-inc'],
  ['https://ats.rippling.com/api/v2/board/acme-inc/jobs?page=0', 'rippling:acme-inc'],
  ['https://api.rippling.com/platform/api/ats/v1/board/acme-inc/jobs', 'rippling:acme-inc'],
  ['https://acme.freshteam.com/jobs/AB12/tester', 'freshteam:acme'],
  ['https://jobs.jobvite.com/acme/search?p=1', 'jobvite:acme'],
  ['https://jobs.jobvite.com/careers/acme/job/oAb1', 'jobvite:acme'],
  ['https://recruiterbox.com/jobfeeds/acme', 'trakstar:acme'],
  ['https://acme.hire.trakstar.com/jobs/fk0aa11/', 'trakstar:acme'],
  ['https://acme.recruiterbox.com/jobs', 'trakstar:acme'],
  ['https://acme.applytojob.com/apply/Ab12/Tester', 'jazzhr:acme'],
  ['https://careers.cognizant.com/india-en/jobs/0007/x/', 'cognizant:india-en'],
  ['https://www.google.com/about/careers/applications/jobs/results/?location=India', 'google:careers'],
  ['https://careers.google.com/', 'google:careers'],
  ['https://acme.zohorecruit.in/jobs/Careers/12/Tester', 'zoho:acme.zohorecruit.in'],
  ['https://acme.zohorecruit.com/jobs/Careers', 'zoho:acme.zohorecruit.com'],
  ['https://acme-careers.peoplestrong.com/job/detail/A_1', 'peoplestrong:acme-careers'],
  ['https://acme.openings.co/job-view/tester-1', 'zwayam:acme.openings.co'],
  ['https://careers.acme.example/#!/job-view/tester-1', 'zwayam:careers.acme.example'],
  ['https://careers.acme.example/acme/jobview/tester-1', 'zwayam:careers.acme.example'],
  ['https://acme.jibeapply.com/jobs/17', 'jibe:acme.jibeapply.com'],
  ['https://careers-acme.icims.com/jobs/17/tester/job', 'icims:careers-acme.icims.com'],
  ['https://www.amazon.jobs/en/search?base_query=x', 'amazon:amazon.jobs'],
  ['https://career.infosys.com/joblist', 'infosys:career.infosys.com'],
  ['https://www.ibm.com/in-en/careers/search', 'ibm:www-api.ibm.com'],
  ['https://careers.ibm.com/careers/JobDetail?jobId=1', 'ibm:www-api.ibm.com'],
  ['https://www.capgemini.com/in-en/careers/', 'capgemini:cg-jobstream-api'],
  ['https://jobs.mercedes-benz.com/en', 'mercedesbenz:jobs.api.mercedes-benz.com'],
  ['https://www.kpit.com/job-listing/', 'kpit:www.kpit.com'],
  ['https://talentojo.kpit.com/tojo/app/job-apply/#/Career%20Portal/1', 'kpit:www.kpit.com'],
])('%s is %s', (address, token) => {
  expect(recogniseBoard(address)).toBe(token)
  expect(parseSource(token).token).toBe(token)
})

test.each([
  'acme',
  'ftp://jobs.lever.co/acme',
  'https://jobs.lever.co/',
  'https://jobs.lever.co.attacker.example/acme',
  'https://boards.greenhouse.io/embed/job_board',
  'https://boards.greenhouse.io/favicon.ico',
  'https://job-boards.greenhouse.io/privacy',
  'https://jobs.ashbyhq.com/api/non-user-graphql',
  'https://jobs.ashbyhq.com/_next/static/app.js',
  'https://apply.workable.com/j/ABCDEF1234',
  'https://apply.workable.com/api/v1/jobs',
  'https://jobs.workable.com/company/abc/jobs-at-acme',
  'https://www.workable.com/pricing',
  'https://acme.fa.em2.oraclecloud.com/hcmUI/faces/FuseWelcome',
  'https://www.oraclecloud.com/hcmUI/CandidateExperience/en/sites/',
  'https://app.eightfold.ai/careers',
  'https://api.turbohire.co/api/publicjobs',
  'https://www.ripplehire.com/',
  'https://eightfold.ai/',
  'https://www.google.com/search?q=jobs',
  'https://careers.cognizant.com/global/en',
  'https://jobs.acme.example/en_US/SearchJobs/',
  'https://ats.rippling.com/_next/static/app.js',
  'https://www.freshteam.com/',
  'https://jobs.jobvite.com/support',
  'https://www.smartrecruiters.com/recruiting-software',
  'https://jobs.smartrecruiters.com/oneclick-ui/app.js',
  'https://support.keka.com/',
  'https://candidate.peoplestrong.com/',
  'https://www.openings.co/',
  'https://www.icims.com/',
  'https://www.ibm.com/in-en/cloud',
  'https://www.kpit.com/insights',
  'https://acme.example/#!/about',
  'https://wd5.myworkdaysite.com/recruiting/acme',
  'https://acme.wd3.myworkdayjobs.com/wday/authgwy/acme',
  'https://acme.example/careers?gh_jid=4100201',
  'https://acme.wd3.myworkdayjobs.com/',
  'https://jobs.lever.co/%E0%A4%A',
])('finds no board in %s', (address) => {
  expect(recogniseBoard(address)).toBeNull()
})

test('finds the board that a careers page embeds', () => {
  const html = `<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme&amp;b=1"></script>
    <a href="//job-boards.greenhouse.io/acme/jobs/1">Engineer</a> <a href="https://acme.example/">Home</a>`
  expect(boardsNamedIn(html)).toEqual(['greenhouse:acme'])
  expect(boardsNamedIn('<a href="https://jobs.lever.co/acme">x</a> https://jobs.ashbyhq.com/acme')).toEqual([
    'lever:acme',
    'ashby:acme',
  ])
})

test('finds each board once, next to vendor pages and in escaped JSON', () => {
  const html = `<a href="https://job-boards.greenhouse.io/privacy">Privacy</a>
    <a href="https://apply.workable.com/j/ABCDEF1234">short</a>
    <script>{"url":"https:\\/\\/boards.greenhouse.io\\/embed\\/job_board?for=Acme",
      "again":"https:\\u002F\\u002Fboards.greenhouse.io\\u002Facme"}</script>`
  expect(boardsNamedIn(html)).toEqual(['greenhouse:acme'])
})

test('the visitors’ page of a board leads back to the board', () => {
  for (const adapter of ['greenhouse', 'lever', 'lever-eu', 'ashby', 'workable', 'smartrecruiters'])
    expect(recogniseBoard(boardPage(`${adapter}:acme`) ?? '')).toBe(`${adapter}:acme`)
  for (const source of ['jobvite:Acme', 'rippling:acme-inc', 'cognizant:india-en', 'google:careers'])
    expect(recogniseBoard(boardPage(source) ?? '')).toBe(source)
  expect(boardPage('jsonld:careers.acme.example')).toBeNull()
})
