/**
 * The nouns that a title is built around. Singular and folded; the matcher accepts plurals. A phrase of several
 * words wins over its parts, so "financial analyst" needs no rule beside "analyst".
 */
export const HEADS = {
  /** Makes what is named in front: "java developer". With nothing in front it makes software. */
  develops: 'developer, programmer, dev, devs',
  /** Makes things, which may be software: the words in front or behind say what. */
  builds:
    'engineer, engineering, development, programming, coding, architect, architecture, sde, technologist, get, ' +
    'graduate engineer trainee, diploma engineer trainee, engineer trainee, scientific officer, application ' +
    'engineer, field application engineer, production engineer, project engineer, field engineer, operation ' +
    'engineer, customer engineer, implementation executive',
  /** Draws screens only beside a word of screens or of chips. */
  draws: 'designer, design, designing, illustrator',
  /** Keeps a product running where one is named: "kafka administrator". */
  keeps:
    'administrator, admin, administration, sysop, technician, support, assistant, helper, product support, site ' +
    'support',
  /** Says a rank or a manner, and nothing of the work. */
  ranks:
    'analyst, analysis, consultant, consulting, specialist, lead, leader, intern, internship, trainee, fresher, ' +
    'graduate, apprentice, apprenticeship, expert, professional, fellow, jrf, srf, practitioner, generalist, ' +
    'practice, project associate, project assistant, project staff, young professional, superintendent, resident, ' +
    'master, principal, founder, role, scientist, researcher, research, coder, modeller, modeler, auditor, ' +
    'scholar, person, guru, evangelist, advocate, member, staff, freshers',
  /** The same of an office: nouns that other trades have at least as often. */
  offices:
    'executive, officer, manager, management, head, director, vp, avp, svp, evp, vice president, chief, ' +
    'associate, coordinator, owner, partner, strategist, advisor, adviser, in charge, incharge, agent, ' +
    'representative, mgr, planner, operator, team member, chair, secretary general, steward, deputy director',
} as const

/** Complete titles of IT, with the category; a soft one gives way to a trade or to what its text says. */
export const ROLES = {
  'Software Engineering':
    'software engineer, software engineering, software developer, sde, swe, smts, amts, lmts, pmts, mts, ' +
    'member of technical staff, ' +
    'member technical staff, member of the technical staff, computer programmer, computer scientist, developer ' +
    'advocate, developer evangelist, developer relation, developer experience, technical writer, documentation ' +
    'engineer, technical documentation, tech writer, api writer, forward deployed engineer, programmer analyst, ' +
    'solution developer',
  'QA & Testing':
    'sdet, software tester, qa tester, engineer in test, developer in test, manual tester, automation tester, qa ' +
    'automation, game tester, uat tester, etl tester, test automation, test automation engineer',
  'Data & AI':
    'dba, data scientist, data analyst, data engineer, data architect, data steward, statistician, mle, database ' +
    'administrator, decision scientist, applied scientist, quantitative developer, quant developer, quantitative ' +
    'researcher, quant researcher, quantitative analyst, prompt engineer, speech scientist, machine learning ' +
    'scientist, statistical programmer, sas programmer, r programmer, data modeler, data modeller',
  'DevOps & Cloud':
    'sre, platform engineer, cloud engineer, release engineer, build engineer, release manager, configuration ' +
    'manager, reliability engineer, production engineer sre',
  Security:
    'ethical hacker, penetration tester, pen tester, pentester, security analyst, security engineer, security ' +
    'architect, security researcher, ciso, chief information security officer, soc analyst, security tester, ' +
    'cryptographer, bug bounty, malware analyst, threat hunter, threat analyst, red teamer, security consultant, ' +
    'security developer, security specialist, security administrator, penetration testing engineer, it auditor, ' +
    'information security auditor, security auditor, smart contract auditor, cyber security auditor, security ' +
    'incident response, security operation center',
  Product:
    'ai product manager, technical product manager, digital product manager, product manager software, software ' +
    'product manager, it product manager, data product manager, cpo',
  Design:
    'ux designer, ui designer, ux researcher, user researcher, ux writer, interaction designer, web designer, ' +
    'website designer, information architect, ux architect, design technologist, app designer, user experience ' +
    'designer, user interface designer, game ui designer, ux lead, digital product designer',
  'IT Support':
    'it analyst, sysadmin, sys admin, system administrator, system administration, it administrator, software ' +
    'support, help desk, helpdesk, desktop engineer, desktop support, computer technician, hardware technician, ' +
    'laptop technician, desktop technician, technical account manager, technical account management, tam, major ' +
    'incident manager, incident manager, problem manager, system admin, edp manager, computer hardware, network ' +
    'and system, system and network, hardware network, network and hardware, deskside, noc engineer, resident ' +
    'engineer networking, ict officer, edp, network support, server support, hardware and networking, hardware ' +
    'and network, computer lab, it cell',
  'ERP & CRM':
    'techno functional, functional consultant, erp consultant, erp developer, erp executive, crm developer, crm ' +
    'administrator, crm admin, erp administrator, erp analyst, erp implementation, erp functional, erp support, ' +
    'tdl developer, tally developer',
  Analyst:
    'system analyst, it business analyst, technology analyst, technical business analyst, business system ' +
    'analyst, business technology analyst, application analyst, software analyst, web analyst, functional ' +
    'analyst, technical analyst software, requirement analyst, digital analytic',
  'Engineering Management':
    'cto, cio, chief technology officer, chief technical officer, chief information officer, scrum master, ' +
    'scrummaster, agile coach, release train engineer, technical program manager, tpm, it project manager, ' +
    'technical project manager, technical project lead, it program manager, software development manager, ' +
    'technical delivery manager, it delivery manager, engineering program manager, agile delivery, digital ' +
    'project manager, software project manager, it director, technical pmo, em',
} as const

/** The same for titles that other trades have too. */
export const SOFT_ROLES = {
  'Engineering Management':
    'engineering manager, engineer manager, engineering lead, engineering management, chief information',
  'DevOps & Cloud':
    'infrastructure engineer, infra engineer, network engineer, network administrator, network admin, ' +
    'network architect, network analyst, network ' +
    'specialist, network technician',
  'Software Engineering':
    'technical lead, tech lead, technical architect, enterprise architect, solution architect, domain architect, ' +
    'integration architect, application architect, system architect, digital architect, technology architect, ' +
    'solution engineer, application engineer software, technology lead, technology consultant, technical ' +
    'consultant, staff engineer, principal engineer, system engineer, technical specialist engineer, application ' +
    'developer, product engineer, integration engineer, implementation engineer, principal architect, deployment ' +
    'engineer, performance engineer, technology specialist, technology associate, technology intern, founding ' +
    'engineer, growth engineer, technical trainee, technical intern, solution architecture, technology manager, ' +
    'application development, digital engineer, digital specialist engineer, technical manager software',
  'QA & Testing':
    'tester, test engineer, test lead, test analyst, test manager, test architect, testing engineer, qa engineer, ' +
    'qa lead, qa analyst, qa manager, qa specialist, qa intern, qa trainee, quality assurance engineer, quality ' +
    'assurance analyst, quality assurance intern, quality assurance lead, quality assurance internship, test ' +
    'consultant, test specialist, quality engineering, validation lead, test and validation engineer, qe, sqa, ' +
    'test automation engineer, automation test, quality assurance tester, uat analyst, qa, quality assurance',
  Product:
    'product manager, product owner, product management, product lead, product head, head of product, apm, ' +
    'product director, vp product, vp of product, director of product, product intern, platform manager, group ' +
    'product manager, platform owner, chief product officer, product strategist, pm intern',
  Design:
    'product designer, product design, visual designer, service designer, experience designer, content designer, ' +
    'founding designer, design lead, design manager, design head, head of design, design director, user research',
  'IT Support':
    'service desk, technical support, tech support, application support, support engineer, technical solution ' +
    'engineer, technical service engineer, technical operation engineer, product support engineer, customer ' +
    'support engineer, client support engineer, production support, exchange administrator, exchange admin, ' +
    'technical solution specialist, customer success engineer, product support analyst, technical escalation, ' +
    'software support, l1 support, l2 support, l3 support, platform support, support developer, client solution ' +
    'engineer, techops, technical deployment, integration support, client success engineer, data center, field ' +
    'support engineer',
  Analyst:
    'business analyst, business analysis, product analyst, business process analyst, analytic analyst, decision ' +
    'analyst, product analytic, growth analyst, user analytic, insight engineer, solution analyst',
} as const

/** Complete titles of other trades, by the noun that names them. */
export const OTHER_ROLES =
  'recruiter, sourcer, hrbp, headhunter, bench sale, trainer, teacher, faculty, lecturer, professor, instructor, ' +
  'tutor, counsellor, counselor, mentor, coach, educator, librarian, salesman, saleswoman, salesperson, seller, ' +
  'marketer, telemarketer, telecaller, tele caller, telesale, bde, bdm, bdr, sdr, bidder, promoter, ambassador, ' +
  'subject matter expert, sme, influencer, fundraiser, account executive, account manager, account director, ' +
  'account partner, key account, customer success manager, partner manager, partner development, partner success, ' +
  'relationship manager, relationship officer, writer, copywriter, editor, journalist, reporter, anchor, ' +
  'translator, transcriptionist, linguist, annotator, labeller, labeler, creator, video creator, content creator, ' +
  'artist, business developer, process developer, process engineer, animator, photographer, videographer, ' +
  'cinematographer, filmmaker, visualiser, visualizer, musician, singer, actor, blogger, creative, producer, ' +
  'moderator, dubbing, graphic designer, graphics designer, graphic design, motion designer, sound designer, set ' +
  'designer, fashion designer, interior designer, instructional designer, presentation designer, brand designer, ' +
  'jewellery designer, textile designer, multimedia designer, learning designer, creative designer, accountant, ' +
  'bookkeeper, cashier, teller, auditor, actuary, underwriter, economist, trader, broker, dealer, controller, ' +
  'treasurer, banker, lawyer, advocate, counsel, attorney, paralegal, company secretary, investigator, appraiser, ' +
  'valuer, assessor, financial analyst, investment analyst, credit analyst, equity analyst, research analyst, ' +
  'risk analyst, compliance analyst, fraud analyst, kyc analyst, pricing analyst, tax analyst, operation analyst, ' +
  'marketing analyst, hr analyst, sale analyst, supply chain analyst, strategy analyst, chartered accountant, ' +
  'buyer, planner, merchandiser, purchaser, quantity surveyor, surveyor, estimator, secretary, receptionist, ' +
  'clerk, typist, steno, stenographer, peon, executive assistant, personal assistant, ea, virtual assistant, ' +
  'office assistant, office administrator, office admin, chief of staff, concierge, storekeeper, store manager, ' +
  'branch manager, store keeper, supervisor, foreman, driver, rider, picker, packer, loader, delivery boy, ' +
  'delivery executive, delivery partner, delivery associate, guard, bouncer, watchman, caretaker, housekeeper, ' +
  'maid, nanny, cleaner, gardener, cook, chef, commis, baker, barista, waiter, waitress, bartender, tailor, ' +
  'beautician, hairdresser, barber, therapist, masseur, cabin crew, pilot, warden, volunteer, social worker, ' +
  'community manager, keeper, handler, computer operator, data entry operator, area manager, doctor, nurse, ' +
  'physician, surgeon, dentist, pharmacist, radiologist, radiographer, dietician, nutritionist, physiotherapist, ' +
  'psychologist, phlebotomist, paramedic, chemist, biologist, microbiologist, agronomist, geologist, physicist, ' +
  'veterinarian, optometrist, medical coder, medical coding, medical officer, hcc coder, ipdrg coder, surgery ' +
  'coder, radiology coder, ed coder, em coder, denial coder, cpc coder, health coder, inpatient coder, outpatient ' +
  'coder, clinical coder, coder trainer, ar caller, electrician, plumber, fitter, welder, carpenter, mechanic, ' +
  'machinist, painter, mason, rigger, turner, labourer, draftsman, draughtsman, linesman, splicer, installer, ' +
  'inspector, cnc programmer, cnc operator, vmc operator, machine operator, interior architect, landscape ' +
  'architect, naval architect, urban architect, project architect, junior architect, residential architect, ' +
  'building architect, architect trainee, product executive, product promoter, product trainer, product ' +
  'specialist, product photographer, product demonstrator, network hospital, sap end user, sap user, end user, ' +
  'growth hacker, growth manager, category manager, lab assistant, lab technician, product counsel, product ' +
  'support executive, product support associate'

/** Employers whose beginners are hired by the thousand, and for software unless the title says otherwise. */
export const EMPLOYERS =
  'tcs, tata consultancy service, infosys, wipro, hcl, hcltech, hcl tech, cognizant, accenture, capgemini, tech ' +
  'mahindra, ltimindtree, lti mindtree, mindtree, mphasis, hexaware, persistent, virtusa, zensar, coforge, ' +
  'birlasoft, cyient, dxc, ibm, ust, nagarro, globallogic'
