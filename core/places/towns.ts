import { ANDHRA_AND_TELANGANA } from './towns/andhra-and-telangana.ts'
import { BIHAR_TO_BENGAL } from './towns/bihar-to-bengal.ts'
import { DELHI_TO_UTTARAKHAND } from './towns/delhi-to-uttarakhand.ts'
import { GUJARAT_AND_RAJASTHAN } from './towns/gujarat-and-rajasthan.ts'
import { KARNATAKA_AND_KERALA } from './towns/karnataka-and-kerala.ts'
import { MADHYA_PRADESH_AND_CHHATTISGARH } from './towns/madhya-pradesh-and-chhattisgarh.ts'
import { MAHARASHTRA_AND_GOA } from './towns/maharashtra-and-goa.ts'
import { NORTH_EAST } from './towns/north-east.ts'
import { TAMIL_NADU } from './towns/tamil-nadu.ts'
import { UTTAR_PRADESH } from './towns/uttar-pradesh.ts'

/**
 * The states, districts and towns of India: all districts of the Local Government Directory (with those made since
 * the census), all towns above 100,000 of the Census of India 2011, and smaller ones that postings name. Positions are
 * of the town's centre, in degrees, rounded to a hundredth (about a kilometre). These are facts: no database was
 * copied.
 *
 *     @ tn Tamil Nadu 11.13 78.66 = tamilnadu            a state: code, name, position, other names
 *     Salem? 11.66 78.15 = selam                         a district and its seat, of the same name
 *       Attur 11.59 78.60; Mettur 11.79 77.80            other towns of the district above
 *     Ooty 11.41 76.70 (Nilgiris = the nilgiris)         a seat whose district is called otherwise
 *     - 30.70 76.72 (Panchkula District)                 a district whose seat is another row's
 *
 * A line that ends with a comma, `|` or an open bracket goes on in the next. A mark behind a name says what it needs:
 *
 *     Salem?        also a word, a person or a place abroad: counts if India or its own state is stated beside it
 *     bilaspur~     the lesser one of two places: counts only beside its own state or district
 *     ernakulam*    stands for the town only where no other town is named beside it
 */
export const TOWN_TABLES: readonly string[] = [
  ANDHRA_AND_TELANGANA,
  KARNATAKA_AND_KERALA,
  TAMIL_NADU,
  MAHARASHTRA_AND_GOA,
  GUJARAT_AND_RAJASTHAN,
  DELHI_TO_UTTARAKHAND,
  UTTAR_PRADESH,
  MADHYA_PRADESH_AND_CHHATTISGARH,
  BIHAR_TO_BENGAL,
  NORTH_EAST,
]
