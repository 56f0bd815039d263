import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

/** Titles with a word of IT in them that are something else. Read first. */
export const NON_IT_TITLES = rules(
  null,
  [
    '(?:[a-z&/.+]+ ){0,5}' +
      anyOf('trainer, faculty, instructor, tutor, teacher, lecturer, professor, counsell?or') +
      's?$',
    'multi[- ]?tasking staff',
    '(?<!technical |sap |it )subject matter experts?(?! (?:sap|cloud|security|devops|technology))',
    '(?:sound|music|game audio) design(?:er)?',
    '(?:executive|personal) assistant',
    'ea to',
    'office of the (?:cto|cio|ceo)',
    'bde',
    'bdm',
    '(?:[a-z/&+]+ ){1,4}sales$',
    'mobile (?:phone |handset |hardware )?(?:repair|service|sales|promoter|technician)[a-z ]*',
  ],
  [
    anyOf('flight, wind tunnel, durability, endurance, hydro, pressure, leak, proof, track, road') +
      ' test(?:ing)?(?: [a-z]+)?',
    '(?:qa|qc|quality assurance|quality control) ' +
      anyOf('officer, executive, inspector, chemist, supervisor, microbiologist') +
      's?',
    'clinical (?:data|research|trial)s? ' +
      anyOf('manager, management, associate, coordinator, entry, reviewer, specialist'),
    '(?:technical|web|website|it|tech|software|digital|seo) content [a-z]+',
    anyOf(
      'vibration, nvh, emc, emi, crash, materials?, ndt, soil, concrete, fatigue, engine',
      'vehicle, homologation, electrical, mechanical',
    ) + ' test(?:ing)?(?: [a-z]+)?',
    'drive test',
    'rf (?:drive|field|optimi[sz]ation|planning)[a-z ]*',
  ],
  anyOf(
    'business, curriculum, content, course, property, land, real estate, training, talent',
    'organi[sz]ation(?:al)?, leadership, market, partner(?:ship)?s?, franchise, channel',
    'dealer, territory, sales, learning, corporate, vendor, supplier, workforce, people',
    'customer',
  ) + '(?: and [a-z]+)? develop(?:er|ment)',
  'sales (?:and |& )?(?:service |support |application |applications |project |solutions? )?' +
    anyOf(
      'engineer, engineering, consultant, architect, specialist, officer, executive, manager',
      'associate, representative, trainee, intern, head, lead, director, analyst',
    ) +
    's?',
  [
    'pre-? ?sales',
    'partner (?:manager|success|lead|consultant)',
    'field sales',
    'inside sales',
    '(?:software|saas|it|technology|cloud|product|solution|tech|enterprise|ai) sales',
    'sdr',
    'bdr',
    'bdm',
    'telesales',
    'tele-? ?call(?:er|ing)',
  ],
  [
    'account executives?',
    'key account',
    '(?:client|strategic|enterprise|associate|sales|senior) account (?:manager|director|partner)',
    'account director',
  ],
  [
    anyOf(
      'network, multi-? ?level, product, technical, tech, it, software, digital, developer',
      'cloud, data, growth, partner, performance, lifecycle, brand, content, social media',
      'email, field, event, influencer, affiliate',
    ) + 's? marketing',
    'mlm',
  ],
  [
    'data ' +
      anyOf(
        'entry, typist, collection, collector, labell?ing, labell?er, annotation, annotator',
        'processing (?:executive|operator|associate)',
      ),
    'annotator',
    'ai trainer',
    'content moderat(?:or|ion)',
    'back ?-?office',
  ],
  [
    anyOf('technical, tech, it, us it, non-?it, engineering, software, university, campus, product') +
      's? (?:recruit(?:er|ment|ing)|talent|sourc(?:er|ing)|hr)',
    'recruiters?',
    'recruit(?:ment|ing)',
    'talent acquisition',
    'staffing',
  ],
  [
    'product ' +
      anyOf(
        'counsel, sales, pricing, compliance, photographer, demonstrator, trainer, executive',
        'merchandiser, specialist, promoter',
      ),
    'product support (?:executive|associate|representative)',
    'product support$',
    'design counsel',
    '(?:patent|privacy|commercial|legal) (?:counsel|analyst|engineer)',
  ],
  anyOf(
    'plant, process, npd, mechanical, civil, electrical, chemical, production and',
    'manufacturing, maintenance, site, structural, industrial(?: systems)?, piping',
    'instrumentation, hvac, mep, fire, safety, marine, mining, petroleum, drilling, textile',
    'packaging, tool(?:ing| room)?, automobile, agricultur[a-z]+, environmental',
    'geotechnical, highway, railway, bridge, survey(?:ing)?, quantity, estimation',
    'commissioning, erection, boiler, utility, biomedical, food, flight',
    'aircraft(?: maintenance)?, refrigeration, welding, foundry, casting, paint, mou?ld, cnc',
    'audio, sound, broadcast, studio, ship, metallurg[a-z]+, purchase, procurement, billing',
    'construction, interior, lift, elevator, solar, wind, power plant, substation',
    'transmission, hydraulic, tyre, rubber, plastics?, polymer, ceramic, cement, steel',
    'glass, sugar, dairy, pharma, formulation, cost(?:ing)?, tender, contracts?, landscape',
    'irrigation, water, sewage, fa[cç]ade, tunnel, geo, nuclear, hull, control systems?',
    'process control, (?<!capacity |network |resource )planning',
  ) +
    '(?: design| project| site| maintenance| quality| process| application| service| sales)? engineer(?:s|ing)?',
  '(?:pgt|tgt|prt|post graduate teacher|trained graduate teacher)(?: [a-z]+)*',
  anyOf('telecom, fib(?:er|re), ofc, osp, tower, microwave, ftth, gpon, transmission') +
    ' (?:network |field |site |project |roll-?out |transmission |planning )*' +
    anyOf('engineer, technician, executive, planner, supervisor, coordinator, rigger') +
    's?',
  anyOf(
    'interior, fashion, jewell?ery, textile, furniture, apparel, garment, landscape, floral',
    'packaging, exhibition, set, lighting, costume, print, brand, footwear, kitchen',
    'instructional, graphic, presentation, creative, motion, cad, mechanical, tool, mou?ld',
    'structural, piping, civil, electrical, saree, accessories, newspaper, storyboard',
  ) + ' design(?:er|ers|ing)?',
  '(?:landscape|interior|building|urban|naval|project|junior project|residential) architect',
  [
    'computer operator(?! cum)',
    '(?:cnc|plc|vmc|scada|robot) (?:programmer|operator|engineer|developer)',
    'process developer',
    anyOf('software, technical, it, java, python, sap, coding, computer, web, data science') +
      ' (?:trainer|instructor|faculty|tutor|teacher)',
    'lead gen(?:eration)?',
    'medical cod(?:er|ing)',
    '(?:hcc|ipdrg|ed|em|surgery|radiology) cod(?:er|ing)',
    '(?<!information |cyber |it |data |cloud |network )security (?:guard|officer|supervisor|inspector|escort)',
    'sap (?:[a-z]+ )?(?:end[ -]?users?|users?|operator)',
    '(?:physical|industrial|corporate) security',
    'cloud kitchen',
    'analyst relations',
    'investor relations',
    'qa ?/ ?qc',
    'qc',
  ],
  [
    '(?:sap|oracle|tally|quickbooks|erp) (?:accountant|accounts?)',
    anyOf(
      'network, store, area, cluster, branch, relationship, category, territory, zonal',
      'regional, circle, showroom, restaurant, kitchen, floor, hotel, front office, plant',
      'factory, warehouse, hub, fleet',
    ) + ' (?:manager|head|lead)',
  ],
  [
    anyOf('customer, client, guest, member, patient, user, merchant, seller') +
      's? (?:care|service|services|relations?|happiness|delight)',
    'call cent(?:er|re)',
    'voice process',
    'bpo',
    'chat process',
    '(?:customer|client|merchant|seller) (?:support|success|experience) (?!engineer|software)[a-z]+',
    '(?:customer|client) (?:support|success)$',
  ],
)
