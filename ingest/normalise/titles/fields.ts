import { anyOf } from '#core/any-of.ts'
import { rules, type TitleRule } from './rule.ts'

/** What a grade stands in front of: "Associate III - Testing", "Lead II - Cloud Infrastructure Services". */
export const FIELDS: TitleRule[] = [
  ...rules(
    'QA & Testing',
    '^(?:software |manual |automation |functional |performance )*testing(?: services)?$',
  ),
  ...rules('DevOps & Cloud', [
    '^(?:cloud|it)(?: (?:and|&))?(?: infrastructure| infra| platforms?| services| operations| engineering| devops| networks?| solutions)+$',
    '^devops$',
    '^cloud$',
  ]),
  ...rules(
    'Software Engineering',
    '^(?:application|digital|product|software) (?:development|engineering)(?: services)?$',
  ),
  ...rules('Data & AI', [
    '^(?:databases?|data)$',
    '^data (?:and|&) (?:ai|analytics|insights|engineering)$',
    '^(?:big data|data engineering|analytics|machine learning|ai|ai ?/ ?ml)$',
  ]),
  ...rules(
    'Software Engineering',
    '^' +
      anyOf('computers?, cse?, it, information technology, computer science') +
      '(?: (?:and|&))?(?: (?:engineering|science|applications?|it))*\\.?$',
  ),
  ...rules('Mobile', '^mobility$|^(?:android|ios|flutter)$'),
  ...rules(
    'Backend',
    '^(?:core )?' +
      anyOf('java, python, golang, node(?:\\.?js)?, \\.net(?: core)?, dot ?net, php, c#, scala') +
      '(?: (?:practice|backend|microservices|technology|technologies))?$',
  ),
  ...rules('Frontend', '^(?:react|angular|vue|ui)(?:[. ]?js)?$'),
  // Works named by their subject, as portals of internships name them.
  ...rules('Software Engineering', [
    anyOf(
      'game, unity, unreal, blockchain, web3, smart contract, ar ?/ ?vr, chatbot, compiler',
      'compiler ?/ ?interpreter, api, plugin, simulation, gis, application, internal tools',
    ) + ' development',
    '^programming$',
  ]),
  ...rules('Frontend', '(?:shopify|magento|wix|webflow|squarespace) development'),
  ...rules('ERP & CRM', '(?:erp|crm) development'),
  ...rules('DevOps & Cloud', '^cloud computing$'),
  ...rules('Data & AI', ['^image processing$', '^database (?:building|management|development)$']),
  ...rules('Embedded & Hardware', '^(?:internet of things|iot|robotics|firmware development)$'),
]
