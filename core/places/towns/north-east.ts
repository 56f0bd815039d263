/** Districts and towns; the format is explained in `../towns.ts`. */
export const NORTH_EAST = `
@ ar Arunachal Pradesh 28.00 94.50 = arunachal
Hawai? 27.89 96.80 (Anjaw)
Changlang 27.13 95.74
  Miao? 27.49 96.21; Jairampur 27.35 96.02
Anini 28.80 95.90 (Dibang Valley)
Seppa 27.36 93.04 (East Kameng)
Pasighat 28.07 95.33 (East Siang)
Itanagar 27.08 93.61 = itanagar capital complex
Raga? 27.74 94.08 (Kamle)
Ziro 27.54 93.83 = lower subansiri* (Lower Subansiri)
Yachuli 27.51 93.78 (Keyi Panyor)
Palin? 27.69 93.64 (Kra Daadi)
Koloriang 27.92 93.35 (Kurung Kumey)
Tirbin 28.01 94.68 (Lepa Rada)
  Basar Arunachal 27.99 94.69
Tezu 27.91 96.17 (Lohit?)
Longding 26.87 95.33
Roing 28.14 95.84 (Lower Dibang Valley)
Likabali 27.66 94.69 (Lower Siang)
Namsai 27.67 95.87
Lemmi 27.20 93.20 (Pakke Kessang)
Yupia 27.15 93.72 (Papum Pare)
  Naharlagun 27.10 93.70; Nirjuli 27.13 93.75
Tato? 28.52 94.37 (Shi Yomi)
Boleng 28.33 94.96 (Siang~)
Tawang 27.59 91.87
Khonsa 27.01 95.57 (Tirap)
Daporijo 27.99 94.22 (Upper Subansiri)
Yingkiong 28.64 95.02 (Upper Siang)
Bomdila 27.26 92.42 (West Kameng)
  Rupa? 27.20 92.40; Dirang 27.36 92.24
Napangphung 27.40 92.90 (Bichom)
Aalo 28.17 94.80 = along arunachal (West Siang)

@ as Assam 26.30 92.80 = asom
Mushalpur 26.70 91.40 (Baksa)
Pathsala 26.51 91.18 (Bajali)
Barpeta 26.32 91.00
  Barpeta Road 26.50 90.97
Biswanath Chariali 26.73 93.15 (Biswanath)
Bongaigaon 26.48 90.56
  Abhayapuri 26.32 90.69
Silchar 24.83 92.78 = cachar* (Cachar)
Sonari? 27.02 95.03 (Charaideo)
Kajalgaon 26.52 90.50 (Chirang)
Mangaldoi 26.44 92.03 = mangaldai (Darrang)
Dhemaji 27.48 94.58
Dhubri 26.02 89.98
  Gauripur 26.08 89.97
Dibrugarh 27.47 94.91
  Duliajan 27.36 95.32; Naharkatia 27.29 95.33; Namrup 27.19 95.32
Haflong 25.17 93.02 (Dima Hasao)
Goalpara 26.17 90.62
Golaghat 26.52 93.97
  Numaligarh 26.63 93.73; Bokakhat 26.64 93.60
Hailakandi 24.68 92.56
Sankardev Nagar 25.98 92.85 (Hojai)
  Hojai Town 26.00 92.86; Lanka Assam 25.92 92.95
Jorhat 26.75 94.20
  Mariani 26.66 94.32; Titabor 26.60 94.20
Guwahati 26.14 91.74 = guwhati, kamrup*, kamrup metropolitan* (Kamrup Metropolitan | Kamrup)
  Rangia 26.45 91.61; North Guwahati 26.19 91.72; Palasbari 26.12 91.54
Diphu 25.84 93.43 (Karbi Anglong)
Hamren 25.85 92.57 (West Karbi Anglong)
Karimganj 24.87 92.36 = sribhumi (Sribhumi)
Kokrajhar 26.40 90.27
  Gossaigaon 26.44 89.98
North Lakhimpur 27.24 94.10 (Lakhimpur Assam)
Garamur 26.97 94.15 (Majuli)
Morigaon 26.25 92.34
  Jagiroad 26.12 92.20
Nagaon 26.35 92.69 = nowgong
Nalbari 26.44 91.44
Sivasagar 26.98 94.63 = sibsagar
  Nazira 26.92 94.74; Simaluguri 26.97 94.74
Tezpur 26.65 92.79 = sonitpur* (Sonitpur)
  Dhekiajuli 26.70 92.48
Hatsingimari 25.73 89.98 (South Salmara Mankachar)
Tamulpur 26.65 91.57
Tinsukia 27.49 95.36
  Digboi 27.39 95.62; Margherita 27.28 95.67; Doomdooma 27.56 95.56
Udalguri 26.75 92.10

@ mn Manipur 24.80 93.95
Bishnupur 24.63 93.76
  Moirang 24.50 93.77
Chandel 24.33 94.03
Churachandpur 24.33 93.68 = lamka
Imphal 24.82 93.94 (Imphal West | Imphal East)
Jiribam 24.81 93.13
Kakching 24.50 93.98
Kamjong 24.86 94.51
Kangpokpi 25.15 93.97
Noney? 24.85 93.62
Pherzawl 24.27 93.18
Senapati 25.27 94.02
Tamenglong 24.99 93.50
Tengnoupal 24.39 94.15
  Moreh 24.24 94.30
Thoubal 24.64 94.01
Ukhrul 25.12 94.36

@ ml Meghalaya 25.55 91.30
Williamnagar 25.50 90.62 (East Garo Hills)
Khliehriat 25.36 92.37 (East Jaintia Hills)
Shillong 25.58 91.89 = east khasi hills* (East Khasi Hills)
  Cherrapunji 25.28 91.72 = sohra; Mawlai 25.60 91.88
Mairang 25.56 91.64 (Eastern West Khasi Hills)
Resubelpara 25.90 90.61 (North Garo Hills)
Nongpoh 25.90 91.88 (Ri Bhoi)
  Byrnihat 26.05 91.87; Umiam 25.67 91.92
Baghmara 25.19 90.64 (South Garo Hills)
Ampati 25.46 89.93 (South West Garo Hills)
Mawkyrwat 25.36 91.46 (South West Khasi Hills)
Tura? 25.51 90.22 (West Garo Hills)
Jowai 25.45 92.20 (West Jaintia Hills)
Nongstoin 25.52 91.26 (West Khasi Hills)

@ mz Mizoram 23.30 92.85
Aizawl 23.73 92.72
Champhai 23.46 93.33
Hnahthial 22.96 92.93
Khawzawl 23.54 93.18
Kolasib 24.22 92.68
Lawngtlai 22.53 92.90
Lunglei 22.88 92.73
Mamit 23.93 92.49
Saitual 23.69 92.97
Siaha 22.49 92.98 = saiha
Serchhip 23.34 92.85

@ nl Nagaland 26.10 94.40
Chumoukedima 25.79 93.78
Dimapur 25.91 93.73
Kiphire 25.88 94.78
Kohima 25.67 94.11
Longleng 26.49 94.81
Meluri 25.68 94.64
Mokokchung 26.33 94.52
Mon~ 26.73 95.06
Niuland 25.84 93.87
Noklak 26.20 95.01
Peren 25.51 93.74
Phek? 25.67 94.50
Shamator 26.07 94.86
Tseminyu 25.92 94.22
Tuensang 26.27 94.82
Wokha 26.10 94.26
Zunheboto 25.97 94.52

@ tr Tripura 23.75 91.75
Ambassa 23.92 91.85 (Dhalai)
Udaipur Tripura 23.53 91.49 = udaipur~ (Gomati)
Khowai 24.07 91.60
  Teliamura 23.84 91.64
Dharmanagar 24.37 92.17 (North Tripura)
Bishramganj 23.61 91.34 (Sepahijala)
  Sonamura 23.48 91.27
Belonia 23.25 91.45 (South Tripura)
Kailashahar 24.33 92.01 (Unakoti)
  Kumarghat 24.17 92.03
Agartala 23.83 91.29 = west tripura* (West Tripura)
`
