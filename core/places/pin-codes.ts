/** The city of a PIN code, by as many of its first digits as tell it; a district of several cities needs more than three. */
const ROWS = `
Delhi 110 | Gurugram 122 | Faridabad 121 | Ghaziabad 2010 | Noida 2013 | Sonipat 131 | Rohtak 124 | Ambala 133
Chandigarh 160 134 1403 | Ludhiana 141 | Amritsar 143 | Jalandhar 144 | Jammu 180 | Srinagar 190 | Shimla 171
Jaipur 302 | Ajmer 305 | Udaipur 313 | Kota 324 | Jodhpur 342 | Lucknow 226 | Kanpur 208 | Prayagraj 211
Varanasi 221 | Agra 282 | Bareilly 243 | Meerut 250 | Dehradun 248 | Haridwar 249
Ahmedabad 380 | Rajkot 360 | Vadodara 390 | Surat 395 | Mumbai 4000 4001 | Thane 4006 | Navi Mumbai 4007 | Pune 411
Nashik 422 | Kolhapur 416 | Solapur 413 | Nagpur 440 | Indore 452 | Bhopal 462 | Gwalior 474 | Jabalpur 482
Raipur 492 | Hyderabad 500 | Warangal 506 | Vijayawada 520 | Guntur 522 | Visakhapatnam 530
Bengaluru 560 | Mysuru 570 | Mangaluru 575 | Hubballi 580 | Belagavi 590
Chennai 600 | Puducherry 605 | Tiruchirappalli 620 | Madurai 625 | Vellore 632 | Salem 636 | Coimbatore 641
Kozhikode 673 | Thrissur 680 | Kochi 682 | Thiruvananthapuram 695
Kolkata 700 | Bhubaneswar 751 | Cuttack 753 | Guwahati 781 | Patna 800 | Jamshedpur 831 | Ranchi 834`

const CITIES = new Map(
  ROWS.split(/[|\n]/).flatMap((row) => {
    const codes = row.match(/\d+/g) ?? []
    return codes.map((code) => [code, row.replace(/[\d ]+$/, '').trim()] as const)
  }),
)

/** The city that a PIN code of six digits is in; null for another number, or where its district has no large city. */
export function cityOfPin(code: string): string | null {
  if (!/^[1-8]\d{5}$/.test(code) || code.endsWith('000')) return null
  return CITIES.get(code.slice(0, 4)) ?? CITIES.get(code.slice(0, 3)) ?? null
}
