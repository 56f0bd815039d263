/** Cities that postings name, by state or union territory. A name that two states have, such as Bilaspur, is in none. */
const CITIES_BY_STATE: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'Port Blair',
  'Andhra Pradesh':
    'Visakhapatnam, Vijayawada, Guntur, Tirupati, Kakinada, Nellore, Rajahmundry, Kadapa, Anantapur, Kurnool, Eluru, Ongole, Bhimavaram, Srikakulam, Vizianagaram, Amaravati, Chittoor',
  'Arunachal Pradesh': 'Itanagar',
  Assam: 'Guwahati, Silchar, Dibrugarh, Jorhat',
  Bihar: 'Patna, Muzaffarpur, Bhagalpur, Darbhanga, Gaya',
  Chandigarh: 'Chandigarh',
  Chhattisgarh: 'Raipur, Bhilai, Korba',
  'Dadra and Nagar Haveli and Daman and Diu': 'Silvassa, Daman',
  Delhi: 'Delhi',
  Goa: 'Goa',
  Gujarat:
    'Ahmedabad, Gandhinagar, Vadodara, Surat, Rajkot, Anand, Vapi, Bhavnagar, Jamnagar, Bharuch, Ankleshwar, Mehsana, Morbi, Bhuj, Gandhidham, Navsari, Valsad, Nadiad',
  Haryana:
    'Gurugram, Faridabad, Rohtak, Sonipat, Panipat, Karnal, Hisar, Ambala, Kurukshetra, Yamunanagar, Rewari, Bahadurgarh, Sirsa',
  'Himachal Pradesh': 'Shimla, Solan, Baddi, Dharamshala',
  'Jammu and Kashmir': 'Jammu, Srinagar',
  Jharkhand: 'Ranchi, Jamshedpur, Dhanbad, Bokaro, Hazaribagh, Deoghar',
  Karnataka:
    'Bengaluru, Mysuru, Mangaluru, Hubballi, Belagavi, Davanagere, Udupi, Kalaburagi, Tumakuru, Ballari, Shivamogga, Mandya, Bidar, Vijayapura, Hassan',
  Kerala:
    'Kochi, Thiruvananthapuram, Kozhikode, Thrissur, Kannur, Kollam, Palakkad, Alappuzha, Kottayam, Malappuram, Kasaragod, Pathanamthitta, Wayanad, Idukki',
  Ladakh: 'Leh',
  'Madhya Pradesh': 'Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Satna, Rewa, Ratlam, Dewas',
  Maharashtra:
    'Pune, Mumbai, Navi Mumbai, Thane, Nashik, Nagpur, Kolhapur, Solapur, Chhatrapati Sambhajinagar, Kalyan, Vasai, Ahilyanagar, Bhiwandi, Ambernath, Badlapur, Ulhasnagar, Nanded, Latur, Akola, Amravati, Jalgaon, Sangli, Satara, Ratnagiri, Palghar, Raigad',
  Manipur: 'Imphal',
  Meghalaya: 'Shillong',
  Mizoram: 'Aizawl',
  Nagaland: 'Kohima, Dimapur',
  Odisha: 'Bhubaneswar, Cuttack, Rourkela, Brahmapur, Sambalpur, Balasore, Puri',
  Puducherry: 'Puducherry',
  Punjab: 'Ludhiana, Jalandhar, Amritsar, Bathinda, Patiala, Pathankot, Hoshiarpur',
  Rajasthan:
    'Jaipur, Jodhpur, Udaipur, Kota, Ajmer, Bhiwadi, Bikaner, Alwar, Bhilwara, Sikar, Pilani, Neemrana',
  Sikkim: 'Gangtok',
  'Tamil Nadu':
    'Chennai, Tiruchirappalli, Coimbatore, Madurai, Tirunelveli, Salem, Vellore, Erode, Hosur, Tiruppur, Thoothukudi, Thanjavur, Nagercoil, Dindigul, Karur, Namakkal, Pollachi, Kanchipuram, Chengalpattu, Cuddalore, Sivakasi, Virudhunagar',
  Telangana: 'Hyderabad, Warangal, Karimnagar, Nizamabad, Khammam',
  Tripura: 'Agartala',
  'Uttar Pradesh':
    'Noida, Greater Noida, Ghaziabad, Prayagraj, Varanasi, Kanpur, Lucknow, Agra, Meerut, Aligarh, Gorakhpur, Bareilly, Moradabad, Saharanpur, Mathura, Jhansi, Ayodhya, Firozabad',
  Uttarakhand: 'Dehradun, Haridwar, Roorkee, Haldwani, Rudrapur, Rishikesh',
  'West Bengal': 'Kolkata, Siliguri, Durgapur, Howrah, Asansol, Kharagpur, Haldia',
}

const STATES_OF_CITIES = new Map(
  Object.entries(CITIES_BY_STATE).flatMap(([state, cities]) =>
    cities.split(', ').map((city) => [city, state] as const),
  ),
)

/** The state or union territory of a city, by the name that postings carry here; null where it is not known. */
export function stateOf(city: string): string | null {
  return STATES_OF_CITIES.get(city) ?? null
}
