/** Names of localities that other cities use too: where one of those is named beside them, they are part of it. */
export const SHARED_LOCALITIES = new Set(
  (
    'dlf cyber city, dlf cybercity, dlf it park, mahindra world city, indiranagar, jp nagar, anna nagar, ' +
    'dwarka, saket, rohini, hebbal, race course, ashok vihar, civil lines, patel nagar, vijay nagar, ' +
    'gandhipuram, kalyani nagar, shastri nagar, subhash nagar, sector v, world trade center, ' +
    'candor techspace, international tech park, cyber hub, malleswaram, sanjay place, mp nagar, ' +
    'shahdara, sola, satpur, raja park, ashram road, ring road, sadashivanagar, uppal, kurla, parel, ' +
    'knowledge park, hiranandani gardens, gokulam, alkapuri, sahakar nagar'
  ).split(', '),
)

/**
 * Localities and parks that more than one city has: the first of them by themselves, that city where it is named
 * beside them ("DLF Cyber City, Hyderabad").
 */
export const LOCALITIES_TO_CONFIRM: Record<string, string> = {
  Bengaluru: 'whitefield, jayanagar, shivajinagar, vijayanagar, mg road bangalore',
  Hyderabad: 'financial district, hitex, rajendra nagar, mindspace, knowledge city, raheja mindspace',
  'Delhi NCR': 'ncr, national capital region',
  Gurugram: 'cyber city, cybercity',
  Chennai: 'omr, ecr',
  Kochi: 'infopark',
  Thiruvananthapuram: 'technopark',
  Kolkata: 'salt lake, new town, newtown, sector v, park street, technopolis',
  Gandhinagar: 'infocity',
  Delhi: 'civil lines, malviya nagar, model town, rajouri',
  Noida: 'film city',
}
