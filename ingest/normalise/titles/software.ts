import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const SOFTWARE = rules(
  'Software Engineering',
  [
    anyOf(
      'aem, adobe experience manager, adobe campaign, adobe commerce, sitecore, sharepoint',
      'rpa, uipath, mainframes?, as/?400, appian, outsystems, mendix, liferay, documentum',
      'filenet, alfresco, opentext, hybris, tibco, webmethods, boomi, esri, arcgis',
    ) +
      ' (?:[a-z&/]+ ){0,2}' +
      anyOf('consultant, developer, analyst, specialist, architect, engineer, lead, expert') +
      's?',
    '^' +
      anyOf(
        'aem, adobe experience manager, sitecore, sharepoint, rpa, uipath, mainframes?, appian',
        'outsystems, tibco, boomi',
      ) +
      '(?: practice)?$',
  ],
  [
    '^staff engineers?$',
    'software(?: [a-z]+)?',
    'sde',
    'sde ?-? ?[0-9i]+',
    'swe',
    'smts',
    'amts',
    'lmts',
    'pmts',
    'mts',
    'member of (?:the )?technical staff',
    'member,? technical staff',
    'programmer(?: [a-z]+)?',
    'computer (?:scientist|engineer|science|programmer)',
    'coder',
  ],
  anyOf(
    'application, applications, app, game, gameplay, unity, unreal, blockchain, web3',
    'smart contract, solidity, ethereum, api, rpa, uipath, automation anywhere, blue prism',
    'low ?-?code, no ?-?code, power ?apps, power platform, sharepoint, mainframe, cobol',
    'as/?400, plugin, chatbot, bot, ar, vr, xr, ar/vr, graphics, rendering, c, c\\+\\+, qt',
    'rust, compiler, kernel, distributed systems?, search, crypto, protocol, tools?',
    'middleware, integration, desktop application, perl, labview, matlab, simulation, gis',
    'geospatial, audio software, video, codec, browser, payments?, fintech, founding',
    'forward deployed(?: [a-z]+)?, growth, product, ads, mlops, systems software',
    'staff software, principal software, web application, internal tools, r&d software',
    'performance, deployment, release, solutions?, implementation',
  ) +
    ' ' +
    anyOf('developer, engineer, engineering, programmer, development engineer') +
    's?',
  [
    '(?:developer|dev) (?:advocate|relations|experience|evangelist|productivity)(?: [a-z]+)?',
    'developer',
    'developers',
    'solutions? (?:architect|architecture|developer|engineer)s?',
    anyOf(
      'technical, enterprise, software, application, systems?, integration, cloud, domain',
      'technology, digital, it, data, platform, principal, partner solutions?',
    ) + ' architects?',
    'tech(?:nical)? lead',
    'technology (?:lead|architect|analyst|consultant|specialist|associate|intern|engineer)',
    'lead technologist',
    'technical (?:consultant|specialist engineer|staff|writer|trainee|intern)',
    'technical documentation(?: [a-z]+)?',
    '(?:tech|technical documentation) writer',
    'documentation engineer',
    'systems? engineer',
    'graduate software[a-z ]*',
  ],
)
