import { anyOf } from '#core/any-of.ts'
import { rules, type TitleRule } from './rule.ts'

/** Work around IT and far from it, by the words of its titles. Read after what is surely IT. */
export const NON_IT_WORK: TitleRule[] = rules(
  null,
  anyOf(
    'sales, marketing, marketer, business partner, business development, partnerships?',
    'alliances?, channel, account manager, account management, customer success',
    'customer support, customer service, customer experience, client servicing, relationship',
  ),
  anyOf(
    'hr, hrbp, human resources?, people, talent, recruit[a-z]*, payroll, compensation, benefits',
    'total rewards, employee, workplace, facilities, facility, learning (?:and|&) development',
    'l&d, trainers?, training, teacher, tutor, faculty, professor, lecturer, mentor, counsell?or',
    'coach, instructor, education, academic',
  ),
  anyOf(
    'finance, financial, accounts?, accountant, accounting, audit, auditor, tax, taxation',
    'treasury, controller, controllership, bookkeep[a-z]*, billing, invoic[a-z]*, receivables?',
    'payables?, credit, underwrit[a-z]*, collections?, loans?, lending, insurance, actuar[a-z]*',
    'investment, equity, wealth, banking, teller, pricing, deal, fp&a, valuation, reconciliation',
    'cashier, cost, economist, trader, (?<!algo |algorithmic )trading, dealer, monetization',
  ),
  anyOf(
    'legal, lawyer, counsel, attorney, paralegal, compliance, kyc, kyb, aml, sanctions, fraud',
    'regulatory, policy, government, public affairs, privacy, ethics, contracts?, contracting',
    'company secretary, investigat[a-z]+, financial crimes?, risk',
  ),
  anyOf(
    'operations?, ops, logistics, supply chain, procurement, purchase, sourcing, buyer',
    'warehouse, inventory, store, stores, dispatch, fleet',
    'delivery (?:executive|boy|partner|associate), driver, rider, planner, planning, vendor',
    'merchandis[a-z]*, catalog(?:ue)?, category, fulfil?lment, transport, export, import',
    'production, manufacturing, plant, (?<!application |applications |software |systems? |it )maintenance',
    'quality (?:inspector|executive|officer|control), process (?:associate|executive|specialist)',
  ),
  anyOf(
    'admin, administrative, administration, executive assistant, personal assistant, office',
    'receptionist, secretary, coordinator, front desk, concierge, house ?keeping',
    'security officer, chief of staff, strategy, strategist, strategic, corporate',
    'communications?, public relations, pr, events?, community, social media, content',
    'copy ?writer, writer, editor, editorial, journalist, translator, translation, transcription',
    'seo, sem, ppc, brand, creative, art, video, photo[a-z]*, film, animator, animation',
    'illustrator, 3d artist, music, media, campaigns?, advertising, growth manager',
    'fundrais[a-z]*, go-? ?to-? ?market, gtm',
  ),
  anyOf(
    'doctor, nurse, nursing, medical, clinical, pharmac[a-z]*, pharmacovigilance, hospital',
    'health ?care, patient, therap[a-z]+, psycholog[a-z]+, dent[a-z]+, lab technician, chemist',
    'biolog[a-z]+, microbiolog[a-z]+, scientist (?:chemistry|biology|formulation), chef, cook',
    'kitchen, restaurant, hotel, hospitality, food, beautician, salon, fitness, yoga, tailor',
    'electrician, plumber, fitter, welder, carpenter, mechanic, technician, labou?r, helper',
    'guard, farm[a-z]*, agronom[a-z]+, real estate, construction, architectural, surveyor',
    'supervisor, foreman, operator, machinist, voice, telecall[a-z]*, call, chat, survey',
    'field executive, promoter, cabin crew, pilot, travel, ticketing',
  ),
)
