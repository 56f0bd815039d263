/** Districts and towns; the format is explained in `../towns.ts`. */
export const GUJARAT_AND_RAJASTHAN = `
@ gj Gujarat 22.70 71.60 = gujrat, gujar t
Ahmedabad 23.02 72.57 = ahemedabad, ahmedbad, ahmdabad
  Bavla 22.83 72.36; Dholka 22.72 72.44; Viramgam 23.12 72.03; Dholera 22.25 72.19; Dhandhuka 22.38 71.99
Amreli 21.60 71.22
  Savarkundla 21.34 71.30; Rajula 21.04 71.44
Anand? 22.56 72.95
  Khambhat 22.31 72.62 = cambay; Borsad 22.41 72.90; Petlad 22.48 72.80; Karamsad 22.54 72.90
  Vallabh Vidyanagar 22.53 72.92 = vidyanagar~, v v nagar
Modasa 23.46 73.30 (Aravalli = arvalli)
Palanpur 24.17 72.43 = banaskantha* (Banaskantha = banas kantha)
  Deesa 24.26 72.18; Dhanera 24.51 72.02
Tharad 24.39 71.63 (Vav Tharad)
Bharuch 21.71 73.00 = broach
  Ankleshwar 21.63 73.01 = ankleswar, ankleshwar gidc; Jhagadia 21.72 73.15; Dahej 21.71 72.57; Jambusar 22.05 72.80
  Panoli 21.54 72.97
Bhavnagar 21.76 72.15
  Mahuva 21.09 71.76; Palitana 21.52 71.83; Alang? 21.41 72.20; Sihor 21.71 71.96
Botad 22.17 71.67
Chhota Udaipur 22.30 74.01 = chhota udepur
  Bodeli 22.27 73.72
Dahod 22.84 74.26
  Limkheda 22.83 73.99
Ahwa 20.76 73.69 (Dang? = the dangs)
Khambhalia 22.21 69.65 = jamkhambhalia (Devbhumi Dwarka = devbhoomi dwarka)
  Okha 22.47 69.07; Mithapur 22.41 69.00; Dwarka Gujarat 22.24 68.97
Gandhinagar 23.22 72.64
  Kalol 23.25 72.50; Dehgam 23.17 72.82; Mansa Gujarat 23.43 72.67
Veraval 20.91 70.36 = somnath (Gir Somnath)
  Una Gujarat 20.82 71.04; Kodinar 20.79 70.70
Jamnagar 22.47 70.06
  Dhrol 22.57 70.42; Sikka? 22.43 69.84
Junagadh 21.52 70.46 = junagarh
  Keshod 21.30 70.25; Mangrol 21.12 70.12; Manavadar 21.50 70.14
Nadiad 22.69 72.86 = kheda* (Kheda)
  Mahemdabad 22.82 72.76; Kapadvanj 23.02 73.07; Dakor 22.75 73.15
Bhuj 23.24 69.67 = kutch*, kachchh* (Kutch = kachchh, kachh)
  Gandhidham 23.08 70.13; Mundra 22.84 69.72; Kandla 23.03 70.22; Anjar 23.11 70.03; Mandvi Kutch 22.83 69.35
Lunawada 23.13 73.61 (Mahisagar)
Mehsana 23.59 72.37 = mahesana
  Unjha 23.80 72.39; Visnagar 23.70 72.55; Kadi? 23.30 72.33; Vijapur 23.56 72.75
Morbi 22.81 70.83 = morvi
  Wankaner 22.61 70.95; Halvad 23.02 71.18
Rajpipla 21.87 73.50 (Narmada?)
  Kevadia 21.88 73.70 = ekta nagar
Navsari 20.95 72.93
  Bilimora 20.77 72.97; Vansda 20.77 73.37; Chikhli Navsari 20.76 73.06
Godhra 22.78 73.61 = panchmahal*, panch mahals* (Panchmahal = panchmahals)
  Halol 22.50 73.47; Kalol Panchmahal 22.61 73.46
Patan? 23.85 72.13
  Sidhpur 23.92 72.37; Radhanpur 23.83 71.60
Porbandar 21.64 69.61
  Ranavav 21.69 69.74
Rajkot 22.30 70.80
  Gondal 21.96 70.80; Jetpur 21.75 70.62; Upleta 21.74 70.28; Dhoraji 21.73 70.45; Jasdan 22.04 71.21
Himmatnagar 23.60 72.96 = himatnagar, sabarkantha* (Sabarkantha = sabar kantha)
  Idar 23.84 73.00; Prantij 23.44 72.86
Surat 21.17 72.83
  Hazira 21.11 72.65; Bardoli 21.12 73.12; Olpad 21.34 72.75; Kim Surat 21.46 72.92; Mandvi Surat 21.25 73.30
Surendranagar 22.73 71.65
  Dhrangadhra 22.99 71.47; Limbdi 22.57 71.81; Chotila 22.42 71.20; Wadhwan 22.70 71.68
Vyara 21.11 73.39 (Tapi = tapi district)
  Songadh 21.17 73.56
Vadodara 22.31 73.18 = baroda city
  Savli 22.56 73.22; Karjan 22.05 73.12; Waghodia 22.30 73.40; Padra 22.24 73.08; Dabhoi 22.13 73.42
Valsad 20.61 72.93 = bulsar
  Vapi 20.37 72.90; Umbergaon 20.19 72.76 = umargam; Pardi? 20.51 72.95; Sarigam 20.24 72.82; Dharampur? 20.54 73.18

@ dd Dadra and Nagar Haveli and Daman and Diu 20.27 73.02 = dadra and nagar haveli, dadra nagar haveli, dnh, dnhdd,
  daman and diu, daman diu
Daman? 20.40 72.83
Diu? 20.71 70.98
Silvassa 20.27 73.02 (Dadra and Nagar Haveli District)
  Dadra? 20.32 72.97; Khadoli 20.24 73.04

@ rj Rajasthan 26.60 73.85 = r jasth n, rajsthan, rajashthan
Ajmer 26.45 74.64
  Kishangarh 26.59 74.86; Pushkar 26.49 74.55; Nasirabad 26.30 74.73
Beawar 26.10 74.32 = byawar
Alwar 27.55 76.63
  Rajgarh Alwar 27.24 76.62
Khairthal 27.80 76.64 (Khairthal Tijara)
  Bhiwadi 28.21 76.84; Khushkhera 28.11 76.78; Tapukara 28.11 76.83; Tijara 27.93 76.86
Kotputli 27.70 76.20 (Kotputli Behror)
  Behror 27.89 76.28; Neemrana 27.99 76.38; Shahjahanpur Alwar 28.00 76.44
Banswara 23.55 74.44
Baran? 25.10 76.51
  Chhabra Baran 24.66 76.84; Anta? 25.15 76.30
Barmer 25.75 71.42
Balotra 25.83 72.24
  Pachpadra 25.92 72.25
Bharatpur 27.22 77.49
  Bayana 26.90 77.29
Deeg 27.47 77.33
Bhilwara 25.35 74.64
  Gulabpura 25.90 74.66; Shahpura Bhilwara 25.63 74.93
Bikaner 28.02 73.31
  Nokha 27.56 73.47; Sridungargarh 28.09 74.01
Bundi 25.44 75.64
Chittorgarh 24.89 74.62 = chittaurgarh
  Nimbahera 24.62 74.68; Rawatbhata 24.93 75.59
Churu 28.30 74.97
  Sujangarh 27.70 74.47; Sardarshahar 28.44 74.49; Ratangarh 28.08 74.61; Rajgarh Churu 28.64 75.38
Dausa 26.89 76.34
  Bandikui 27.05 76.57; Lalsot 26.56 76.33
Dholpur 26.70 77.89 = dhaulpur
Kuchaman City 27.15 74.86 = kuchaman (Didwana Kuchaman)
  Didwana 27.40 74.58; Makrana 27.04 74.72; Ladnun 27.65 74.40
Dungarpur 23.84 73.71
Sri Ganganagar 29.91 73.88 = ganganagar, shri ganganagar
  Suratgarh 29.32 73.90; Raisinghnagar 29.54 73.45
Hanumangarh 29.58 74.33
  Nohar 29.18 74.77; Sangaria 29.80 74.47
Jaipur 26.91 75.79 = jaypur, jaipur city
  Bagru 26.81 75.54; Chomu 27.17 75.72; Phulera 26.87 75.24; Shahpura 27.39 75.96; Chaksu 26.60 75.95
Jaisalmer 26.92 70.91
  Pokaran 26.92 71.92
Jalore 25.35 72.62 = jalor
  Bhinmal 25.00 72.27; Sanchore 24.75 71.77
Jhalawar 24.60 76.16
  Bhawani Mandi 24.42 75.83
Jhunjhunu 28.13 75.40
  Pilani 28.37 75.60; Nawalgarh 27.85 75.27; Khetri 28.00 75.79; Chirawa 28.24 75.64
Jodhpur 26.24 73.02
Phalodi 27.13 72.36
Karauli 26.50 77.02
  Hindaun 26.73 77.03 = hindaun city
Kota? 25.21 75.86 = kota rajasthan
  Ramganj Mandi 24.65 75.94
Nagaur 27.20 73.73
  Merta City 26.64 74.03 = merta
Pali? 25.77 73.33
  Sojat 25.92 73.67; Sumerpur 25.15 73.08; Falna 25.24 73.24
Pratapgarh Rajasthan 24.03 74.78 = pratapgarh~
Rajsamand 25.07 73.88
  Nathdwara 24.93 73.82
Salumbar 24.13 74.04
Sawai Madhopur 26.02 76.35
  Gangapur City 26.47 76.72 = gangapur
Sikar 27.61 75.14
  Fatehpur Shekhawati 27.99 74.96 = fatehpur~; Neem ka Thana 27.74 75.78; Reengus 27.37 75.57; Sri Madhopur 27.47 75.60
Sirohi 24.89 72.86
  Mount Abu 24.59 72.71; Abu Road 24.48 72.78; Pindwara 24.79 73.05
Tonk 26.17 75.79
  Niwai 26.36 75.93; Deoli 25.76 75.38
Udaipur 24.59 73.71
`
