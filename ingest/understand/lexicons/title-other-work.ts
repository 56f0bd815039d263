/** Work that is not IT, by what it is done with. Singular and folded. */

/** A function: whoever has it next to the noun does it, whatever else is named ("software sales executive"). */
export const FUNCTIONS =
  'sale, selling, presale, pre sale, marketing, merchandising, business development, network development, network ' +
  'expansion, business dev, lead generation, lead gen, partnership, alliance, channel, go to market, gtm, ' +
  'franchise, dealer, territory, advertising, brand, pr, banner, fashion, branding, campaign, cs executive, seo, sem, ppc, smm, ' +
  'social media, social, influencer, content, copywriting, editorial, public relation, investor relation, analyst ' +
  'relation, government relation, employee relation, communication, event, community, creative, video, film, ' +
  'photo, photography, music, audio, podcast, animation, hr, human resource, people, talent, talent acquisition, ' +
  'recruitment, recruiting, sourcing, staffing, hiring manager, payroll, compensation, benefit, total reward, ' +
  'employee, workforce, workplace, facility, learning, lnd, learning and development, training, teaching, ' +
  'coaching, education, curriculum, course, courseware, academic, admission, instructional, e learning, ' +
  'elearning, soft skill, leadership, organisation, organization, organisational, organizational, legal, law, ' +
  'contract management, privacy, compliance, regulatory, kyc, kyb, aml, sanction, policy, account payable, ' +
  'account receivable, account management, tax, taxation, it return, it notice, income tax, gst, audit, ' +
  'internal audit, accounting, account, ' +
  'bookkeeping, billing executive, invoice, invoicing, collection, treasury, underwriting, claim, reconciliation, ' +
  'fpna, valuation, investment banking, equity research, wealth, loan, microfinance, bancassurance, teller, ' +
  'procurement, purchase, vendor, supplier, logistic, supply chain, warehouse, inventory, store, dispatch, fleet, ' +
  'transport, export, import, customs, fulfilment, fulfillment, delivery hub, admin executive, admin officer, ' +
  'front office, front desk, back office, backoffice, backend operation, back end operation, backend process, ' +
  'office, housekeeping, hospitality, guest, hotel, restaurant, kitchen, cloud kitchen, food, beverage, catering, ' +
  'travel, tour, ticketing, airport, customer care, customer service, customer support, customer success, ' +
  'customer experience, customer relationship, client servicing, client relation, client success, client service, ' +
  'member service, patient care, customer relation, customer happiness, customer delight, seller support, ' +
  'merchant support, partner success, email support, chat support, chat process, process associate, process ' +
  'executive, property, business partner, land, real estate, realty, market, market research, partner, fund ' +
  'raising, fundraising, donor, csr, livelihood, people operation, data entry, data collection, data labeling, ' +
  'data labelling, data annotation, annotation, data processing, content moderation, trust and safety associate, ' +
  'document verification, physical security, industrial security, corporate security, security guard, security ' +
  'officer, security supervisor, security executive, security deposit, ai training, product compliance, product ' +
  'pricing, product sale, product marketing, product support, technical content, web content, website content, ' +
  'digital content, tech content, medical, clinical, hospital, nursing, pharmacy, pharmacovigilance, drug safety, ' +
  'health, patient, dental, wellness, fitness, yoga, beauty, salon, clinical data, clinical data management, ' +
  "healthcare process, insurance process, office of the cto, office of the ceo, founder's office, founders " +
  'office, agriculture, farm, dairy, poultry, sport, gaming zone, casino, retail store, showroom, cyber cafe, ' +
  'cybercafe, bpm, engineering college, collections, merchant acquisition, growth marketing, retention, crm ' +
  'executive, autocad, solidworks, catia, tekla, revit, bim, gps control room, mobile repair, mobile phone, ' +
  'amazon seller, customer, network marketing, multi level'

/** An industry: says nothing where IT is named beside it, and not IT where nothing is. */
export const INDUSTRIES =
  'finance, financial, banking, bank, insurance, credit, lending, risk, fraud, payment, trading, trade, pricing, ' +
  'deal, investment, equity, fund, mortgage, revenue, monetization, corporate, government, public, retail, ' +
  'telecom, ecommerce, e commerce, healthcare, life science, logistics platform, billing, catalog, category, ' +
  'administrative, secretarial, safety, media, consumer, commercial'

/** What any trade has: says nothing of which. */
export const ANY_TRADE =
  'operation, ops, business operation, strategy, strategic, mis, reporting, planning, process, program, ' +
  'programme, project, general, business, growth, transformation, change, field, service, customer facing, ' +
  'production, maintenance, intelligence, analytical, client, cad, delivery, module, drug'

/** The same with a category, for what is IT by another word: "quality engineer - software". */
export const ANY_TRADE_QA = 'quality, quality analyst, automation, quality lead, quality manager'

/** Things that are made, mended or grown: they take every soft title with them, wherever they stand. */
export const TRADES =
  'mechanical, civil, electrical, chemical, structural, structure, piping, hvac, mep, instrumentation, ' +
  'instrument, automobile, automotive component, metallurgy, metallurgical, textile, mining, petroleum, oil and ' +
  'gas, drilling, assembly, radiology, marine, geotechnical, biotech, biotechnology, biomedical, biology, ' +
  'chemistry, physics, mathematics, pharma, pharmaceutical, pharmaceutic, formulation, agri, agro, agriculture, ' +
  'food, boiler, welding, die casting, sheet metal, plastic, moulding, molding, machining, cnc, vmc, plc, scada, ' +
  'site execution, highway, road, railway, rail, metro rail, water, sewage, solar, wind, power plant, substation, ' +
  'electro mechanical, electromechanical, manufacturing, plant, factory, utility, industrial, site, construction, ' +
  'interior, landscape, architectural, fire, environmental, environment, survey, quantity, estimation, ' +
  'commissioning, erection, foundry, casting, forging, fabrication, paint, painting, mould, tool room, tool ' +
  'design, tool and die, jig, fixture, press shop, npd, lift, elevator, escalator, crane, generator, dg set, ups, ' +
  'inverter, battery, pump, valve, compressor, transformer, switchgear, motor, bearing, gear, gearbox, engine, ' +
  'hydraulic, pneumatic, turbine, refrigeration, air condition, air conditioning, ac, cooling, purifier, printer, ' +
  'copier, medical equipment, medical device, medical instrument, microscopy, hplc, spectroscopy, analytical ' +
  'instrument, garment, apparel, footwear, leather, jewellery, jewelry, furniture, ceramic, cement, steel, glass, ' +
  'sugar, rubber, tyre, tire, polymer, paper, packaging, coating, adhesive, lubricant, fertiliser, fertilizer, ' +
  'seed, tractor, vehicle, two wheeler, car, truck, body in white, nvh, vibration, crash, fatigue, ndt, soil, ' +
  'concrete, homologation, aircraft, flight, aviation, ship, hull, nuclear, drone pilot, cctv, access control, ' +
  'bms, telecom tower, tower, ofc, optical fiber, optical fibre, fiber, fibre, ftth, gpon, osp, microwave, drive ' +
  'test, rf optimization, rf optimisation, rf planning, rf drive, rf field, qc, quality control, qa qc, ehs, hse, ' +
  'cfd, cae, fea, primavera, skincare, skin care, cosmetic, fmcg, beverage, oncology, cardiology, diabetes, ' +
  'dermatology, diagnostic, vaccine, therapeutic, molecule, appliance, commodity, grain, timber, kitchenware, ' +
  'toy, kidswear, menswear, womenswear, stationery, electrical vehicle, broadband, set top box, dth, ' +
  'water purifier, robotics teacher, harness, ' +
  'wire harness, food sample, sample, wiring, panel, relay, hv, ev charging, thermal, combustion, laboratory, lab, genomic, molecular, ' +
  'cell culture, fermentation, bakery, tv, television, cafe, zoo, voice'

/** Said anywhere in a title, these decide it. */
export const ALWAYS_OTHER =
  'voice process, voice support, non voice, blended process, chat process, bpo, call center, call centre, ' +
  'inbound, outbound, telecalling, telecaller, customer care, voice and accent, international voice, domestic ' +
  'voice, us voice, multi tasking staff, multitasking staff, teaching, faculty, lecturer, professor, pgt, tgt, ' +
  'prt, tutor, network marketing, mlm, cloud kitchen, data entry, security guard, end user sap, walkin chef, ' +
  'hvac, presale, pre sale, splicing, ar caller, bps'

/** Words of a title that say nothing of its work: terms, ranks, notices. */
export const NOISE =
  'senior, sr, snr, junior, jr, associate level, assistant manager, deputy, asst, additional, joint, global, ' +
  'regional, zonal, national, group, remote, hybrid, onsite, wfh, work from home, urgent, urgently, immediate, ' +
  'joiner, hiring, required, requirement, wanted, need, needed, opening, vacancy, position, role, job, post, walk ' +
  'in, walkin, drive, off campus, on campus, campus, pool campus, notification, notice, recruitment drive, hiring ' +
  'drive, batch, fulltime, full time, part time, contract, contractual, c2h, c2c, w2, permanent, temporary, ' +
  'freelance, freelancer, internship ppo, experienced, year, yr, month, i, ii, iii, iv, v, l1, l2, l3, l4, grade, ' +
  'level, tier, india, us, uk, usa, new, grad, only, male, female, early career, entry level, lateral, mid level, ' +
  'company, client, team, project based, night shift, day shift, shift'
