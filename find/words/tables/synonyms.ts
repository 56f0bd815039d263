/** Names that mean the same in a search. Commas separate names; a name may have several words. */
export interface SynonymRow {
  /** How a screen names them. */
  shown: string
  names: string
  /** Names that these find too, with less weight, but that do not find these. */
  finds?: string
  /** The word that rows hold which the fact is true of, in place of the names. */
  fact?: string
}

/** The word of rows that are for freshers (`isForFreshers`); nobody can type it. */
export const FOR_FRESHERS = '=fresher'

/** Kinds of work and roles. The names of skills are in `core/skills/skills.ts`, those of places in `places.ts`. */
export const SYNONYMS: readonly SynonymRow[] = [
  {
    shown: 'QA / testing',
    names:
      'qa, tester, testing, test engineer, test analyst, test engineering, software testing, software tester, ' +
      'software test engineer, quality assurance, quality analyst, quality engineer, qa engineer, qa tester, qe',
    finds:
      'sdet, software development engineer in test, automation testing, automation tester, automation test engineer, ' +
      'test automation, manual testing, manual tester, qa automation, performance testing',
  },
  {
    shown: 'Test automation',
    names:
      'automation testing, automation tester, automation test engineer, automation test, test automation, qa automation, ' +
      'automation qa, automation engineer qa, automated testing',
    finds: 'sdet, software development engineer in test, selenium, playwright, cypress',
  },
  {
    shown: 'SDET',
    names: 'sdet, software development engineer in test, software engineer in test',
    finds: 'automation test engineer, test automation, automation testing, qa automation',
  },
  { shown: 'Manual testing', names: 'manual testing, manual tester, manual test engineer, manual qa' },
  {
    shown: 'Software engineer',
    names:
      'software engineer, software developer, software development engineer, sde, swe, software engineering, ' +
      'software development, software programmer, software engineers, software developers, soft ware engineer',
    finds: 'sde1, sde2, sde3',
  },
  {
    shown: 'SDE 1',
    names:
      'sde1, sde 1, sde i, software engineer 1, software engineer i, software developer 1, software developer i, ' +
      'software development engineer 1, software development engineer i, swe 1, swe i, se 1',
  },
  {
    shown: 'SDE 2',
    names:
      'sde2, sde 2, sde ii, software engineer 2, software engineer ii, software developer 2, software developer ii, ' +
      'software development engineer 2, software development engineer ii, swe 2, swe ii, se 2',
  },
  {
    shown: 'SDE 3',
    names:
      'sde3, sde 3, sde iii, software engineer 3, software engineer iii, software developer iii, ' +
      'software development engineer 3, software development engineer iii, swe 3, swe iii',
  },
  {
    shown: 'Full stack',
    names: 'full stack, fullstack, full stake',
    finds: 'mern, mean, mern stack, mean stack',
  },
  { shown: 'MERN', names: 'mern, mern stack, mern full stack' },
  { shown: 'MEAN', names: 'mean stack, mean full stack' },
  { shown: 'Frontend', names: 'frontend, front end, fe developer' },
  { shown: 'Backend', names: 'backend, back end, server side, be developer' },
  {
    shown: 'Web development',
    names:
      'web developer, web development, web dev, website developer, web application developer, web programmer',
    finds: 'web designer, frontend, front end, php, wordpress',
  },
  {
    shown: 'Mobile',
    names: 'mobile, mobile app, mobile application, app developer, mobile developer',
    finds: 'android, ios, flutter',
  },
  {
    shown: 'DevOps',
    names: 'devops, dev ops, devsecops',
    finds: 'sre, site reliability, site reliability engineer',
  },
  {
    shown: 'SRE',
    names: 'sre, site reliability, site reliability engineer, site reliability engineering',
    finds: 'devops',
  },
  { shown: 'Data science', names: 'data science, data scientist, data scientists, ds' },
  { shown: 'Data analyst', names: 'data analyst, data analytics, data analysis, data analysts' },
  { shown: 'Data engineer', names: 'data engineer, data engineering, data engineers' },
  { shown: 'Business analyst', names: 'business analyst, business analysis, ba' },
  {
    shown: 'BI',
    names: 'bi, business intelligence',
    finds: 'power bi, tableau, looker',
  },
  {
    shown: 'AI',
    names: 'ai, artificial intelligence',
    finds: 'ml, machine learning, deep learning, generative ai, genai, llms',
  },
  {
    shown: 'AI / ML',
    names: 'ai ml, ml ai, aiml',
    finds: 'ai, ml, machine learning, artificial intelligence',
  },
  {
    shown: 'Machine Learning',
    names: 'ml, machine learning',
    finds: 'deep learning, nlp, computer vision, llms, pytorch, tensorflow, mlops',
  },
  {
    shown: 'Generative AI',
    names: 'generative ai, gen ai, genai',
    finds: 'llm, llms, langchain, rag, prompt engineer',
  },
  { shown: 'NLP', names: 'nlp, natural language processing' },
  {
    shown: 'UI/UX',
    names: 'ui ux, ux ui, uiux',
    finds: 'ui, ux, product designer, web designer, user interface, user experience',
  },
  { shown: 'UI', names: 'ui, user interface', finds: 'product designer, web designer' },
  { shown: 'UX', names: 'ux, user experience', finds: 'user research, product designer' },
  {
    shown: 'Security',
    names: 'cyber security, cybersecurity, information security, infosec, it security',
    finds: 'security',
  },
  {
    shown: 'Penetration testing',
    names: 'penetration testing, penetration tester, pentest, pentester, ethical hacking, ethical hacker',
  },
  { shown: 'SOC', names: 'soc, security operations, security operations center' },
  {
    shown: 'IT support',
    names: 'it support, technical support, tech support, desktop support, help desk, helpdesk, service desk',
    finds: 'support',
  },
  {
    shown: 'System administrator',
    names: 'system administrator, systems administrator, system admin, sysadmin, sys admin',
  },
  { shown: 'Administrator', names: 'administrator, admin, administration' },
  { shown: 'DBA', names: 'dba, database administrator, database admin' },
  {
    shown: 'Network engineer',
    names: 'network engineer, network administrator, network admin, networking engineer',
  },
  {
    shown: 'Product manager',
    names: 'product manager, product management',
    finds: 'apm, associate product manager',
  },
  { shown: 'Associate product manager', names: 'apm, associate product manager' },
  { shown: 'Project manager', names: 'project manager, project management' },
  { shown: 'Embedded', names: 'embedded, embedded systems, embedded system', finds: 'firmware, embedded c' },
  { shown: 'VLSI', names: 'vlsi, asic, vlsi design' },
  { shown: 'IoT', names: 'iot, internet of things' },
  {
    shown: 'Game development',
    names: 'game developer, game development, game programmer, game dev, games developer',
    finds: 'unity, unreal, unreal engine',
  },
  { shown: 'RPA', names: 'rpa, robotic process automation', finds: 'uipath' },
  { shown: 'ERP', names: 'erp, enterprise resource planning' },
  { shown: 'CRM', names: 'crm, customer relationship management' },
  { shown: 'SAP FICO', names: 'sap fico, fico, sap fi co' },
  { shown: 'Blockchain', names: 'blockchain, block chain, web3, web 3' },
  { shown: 'Cloud', names: 'cloud, cloud computing' },
  { shown: 'E-commerce', names: 'ecommerce, e commerce' },
  { shown: 'Data entry', names: 'data entry, data entry operator' },
  { shown: 'MIS', names: 'mis, management information system' },
  { shown: 'Technical writer', names: 'technical writer, tech writer, technical writing' },
  { shown: 'R&D', names: 'r d, rnd, research and development' },
  { shown: 'Mainframe', names: 'mainframe, main frame' },
]

/** Roles so general that they say little beside another: "react developer". */
export const GENERAL_ROLES: readonly SynonymRow[] = [
  {
    shown: 'Developer',
    names: 'developer, dev, devs, programmer, coder, programer, develper',
    finds: 'engineer',
  },
  { shown: 'Engineer', names: 'engineer, engg, engr, enginer', finds: 'developer' },
  { shown: 'Engineering', names: 'engineering', finds: 'engineer' },
  { shown: 'Development', names: 'development, developing', finds: 'developer, engineer' },
  { shown: 'Programming', names: 'programming, coding', finds: 'developer, programmer' },
]

/** Ranks: words of titles that name no kind of work. */
export const RANKS: readonly SynonymRow[] = [
  { shown: 'Junior', names: 'junior, jr, jnr' },
  { shown: 'Senior', names: 'senior, sr, snr' },
  { shown: 'Associate', names: 'associate, asst, assoc' },
  { shown: 'Manager', names: 'manager, mgr' },
  { shown: 'Executive', names: 'executive, exec' },
  { shown: 'Trainee', names: 'trainee, apprentice, trainees, apprenticeship' },
  {
    shown: 'Graduate engineer trainee',
    names: 'graduate engineer trainee, graduate trainee, graduate engineer',
  },
]

/**
 * Facts of a posting that it states in fields of its own: the words of these rows are not looked for in
 * descriptions, where "remote" is often a team and "fresher" who should not apply.
 */
export const FACTS: readonly SynonymRow[] = [
  {
    shown: 'Remote',
    names:
      'remote, wfh, work from home, work at home, home based, remote work, fully remote, work remotely, remotely, ' +
      'ghar se kaam, ghar se kam, ghar baithe kaam, ghar baithe, ghar baithe job, ghar se, online work, remot',
  },
  { shown: 'Hybrid', names: 'hybrid, hybrid work, work from office and home' },
  { shown: 'On-site', names: 'onsite, on site, work from office, wfo, in office, office job, in person' },
  {
    shown: 'Fresher',
    names:
      'fresher, freshers, freshar, fresher level, entry level, entrylevel, no experience, 0 experience, zero experience, ' +
      'without experience, without any experience, bina experience, bina anubhav, no experience required, ' +
      'no experience needed, fresh graduate, fresh graduates, fresh graduates, new grad, new graduate, new grads, ' +
      'recent graduate, recent graduates, beginner, beginners, off campus, campus hiring, campus drive, early career, ' +
      'pehli naukri, first job, fresherjobs, naya',
    fact: FOR_FRESHERS,
  },
  { shown: 'Experienced', names: 'experienced, experienced professional' },
  {
    shown: 'Internship',
    names:
      'internship, intern, interns, internships, summer internship, summer intern, winter internship, industrial training',
  },
  { shown: 'Full-time', names: 'full time, fulltime, permanent' },
  { shown: 'Part-time', names: 'part time, parttime' },
  {
    shown: 'Contract',
    names: 'contract, contractual, contractor, contract to hire, c2h, freelance, freelancer',
  },
  { shown: 'Temporary', names: 'temporary, temp' },
]
