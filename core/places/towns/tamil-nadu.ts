/** Districts and towns; the format is explained in `../towns.ts`. */
export const TAMIL_NADU = `
@ tn Tamil Nadu 11.13 78.66 = tamilnadu, tamil n du, tamil naidu
Ariyalur 11.14 79.08
  Jayankondam 11.21 79.36
Chengalpattu 12.69 79.98 = chengalpet, chingleput
  Kalpakkam 12.56 80.17; Mahabalipuram 12.62 80.19 = mamallapuram
  Madurantakam 12.51 79.89
Chennai 13.08 80.27 = chenai, chennnai, channai, chennai city
Coimbatore 11.02 76.96 = coimbtore, coimbatoor, coimbathore
  Pollachi 10.66 77.01; Mettupalayam 11.30 76.94; Sulur 11.03 77.13; Kinathukadavu 10.82 77.02; Valparai 10.33 76.96
Cuddalore 11.74 79.77
  Neyveli 11.54 79.48; Chidambaram? 11.40 79.69; Panruti 11.77 79.55; Virudhachalam 11.52 79.32 = vriddhachalam
Dharmapuri 12.13 78.16
  Palacode 12.30 78.07; Harur 12.05 78.48
Dindigul 10.37 77.98
  Kodaikanal 10.24 77.49; Palani? 10.45 77.52; Oddanchatram 10.49 77.75; Batlagundu 10.16 77.76
Erode 11.34 77.72
  Bhavani? 11.45 77.68; Sathyamangalam 11.50 77.24; Gobichettipalayam 11.45 77.44 = gobi erode; Perundurai 11.28 77.59
Kallakurichi 11.74 78.96
  Ulundurpet 11.69 79.29
Kanchipuram 12.83 79.70 = kancheepuram, conjeevaram
  Uthiramerur 12.62 79.76
Nagercoil 8.18 77.41 = nagarcoil, nagercovil (Kanyakumari = kanniyakumari, kanyakumari district)
  Marthandam 8.31 77.22; Kulasekharam 8.37 77.30; Padmanabhapuram 8.24 77.33; Colachel 8.18 77.26
Karur 10.96 78.08
  Kulithalai 10.94 78.42
Krishnagiri 12.52 78.21
  Hosur 12.74 77.83 = hosur sipcot; Denkanikottai 12.53 77.79; Uthangarai 12.27 78.53; Shoolagiri 12.66 78.01
Madurai 9.93 78.12
  Tirumangalam 9.82 77.99 = thirumangalam; Melur 10.03 78.34; Usilampatti 9.97 77.79
Mayiladuthurai 11.10 79.65 = mayavaram, mayiladuturai
  Sirkazhi 11.24 79.74
Nagapattinam 10.77 79.84 = nagapatnam
  Vedaranyam 10.37 79.85; Velankanni 10.68 79.85
Namakkal 11.22 78.17
  Tiruchengode 11.38 77.89 = thiruchengode; Rasipuram 11.46 78.18; Komarapalayam 11.44 77.70 = kumarapalayam
  Paramathi Velur 11.11 78.00
Ooty 11.41 76.70 = udhagamandalam, udagamandalam, ootacamund, nilgiris* (Nilgiris = the nilgiris, neelagiri)
  Coonoor 11.35 76.80; Gudalur 11.50 76.49; Kotagiri 11.42 76.86
Perambalur 11.23 78.88
Pudukkottai 10.38 78.82 = pudukottai
  Aranthangi 10.17 79.00
Ramanathapuram 9.36 78.84 = ramnad
  Paramakudi 9.55 78.59; Rameswaram 9.29 79.31 = rameshwaram; Kilakarai 9.23 78.78
Ranipet 12.93 79.33 = ranipettai
  Arakkonam 13.08 79.67; Walajapet 12.93 79.37 = walajah; Arcot 12.91 79.32; Melvisharam 12.92 79.28
Salem? 11.66 78.15 = salem tamil nadu
  Attur 11.59 78.60; Mettur 11.79 77.80; Edappadi 11.58 77.84; Omalur 11.74 78.04
Sivaganga 9.85 78.48 = sivagangai
  Karaikudi 10.07 78.78; Devakottai 9.94 78.82; Manamadurai 9.69 78.48
Tenkasi 8.96 77.31
  Sankarankovil 9.17 77.55 = sankarankoil; Kadayanallur 9.08 77.35; Puliyangudi 9.18 77.40
Thanjavur 10.79 79.14 = tanjore, tanjavur
  Kumbakonam 10.96 79.38; Pattukkottai 10.42 79.32 = pattukottai
Theni 10.01 77.48 = theni allinagaram
  Bodinayakanur 10.01 77.35 = bodi theni; Cumbum 9.74 77.28; Periyakulam 10.12 77.54
Thoothukudi 8.76 78.13 = tuticorin, thoothukkudi
  Kovilpatti 9.17 77.87; Tiruchendur 8.50 78.12; Kayalpattinam 8.57 78.12
Tiruchirappalli 10.79 78.70 = tiruchchirappalli, thiruchirapalli, trichirapalli
  Manapparai 10.61 78.42; Thuraiyur 11.15 78.60; Lalgudi 10.87 78.82; Musiri 10.95 78.44
Tirunelveli 8.71 77.76 = nellai, thirunelveli
  Ambasamudram 8.71 77.45; Valliyur 8.38 77.61
Tirupathur 12.50 78.57 = tirupattur, thirupathur
  Ambur 12.79 78.72; Vaniyambadi 12.68 78.62; Jolarpet 12.56 78.57
Tiruppur 11.11 77.34 = thiruppur, tirupur
  Avinashi 11.19 77.27; Palladam 10.99 77.29; Udumalaipettai 10.59 77.25 = udumalpet; Dharapuram 10.73 77.53
  Kangeyam 11.01 77.56
Tiruvallur 13.14 79.91 = thiruvallur
  Gummidipoondi 13.41 80.13; Ponneri 13.33 80.19; Tiruttani 13.18 79.61
Tiruvannamalai 12.23 79.07 = thiruvannamalai
  Arani? 12.67 79.28; Cheyyar 12.66 79.54; Vandavasi 12.50 79.62
Tiruvarur 10.77 79.64 = thiruvarur
  Mannargudi 10.67 79.45
Vellore 12.92 79.13 = velur vellore
  Gudiyatham 12.95 78.87
Viluppuram 11.94 79.49 = villupuram
  Tindivanam 12.23 79.65; Gingee 12.25 79.42
Virudhunagar 9.57 77.96
  Sivakasi 9.45 77.80; Rajapalayam 9.45 77.55; Aruppukottai 9.51 78.10; Srivilliputhur 9.51 77.63; Sattur 9.36 77.93

@ py Puducherry 11.93 79.83 = pondicherry, puduchery
Puducherry 11.93 79.83 = puduchery
  Villianur 11.92 79.76; Ozhukarai 11.95 79.77
Karaikal 10.93 79.84
Mahe? 11.70 75.54
Yanam 16.73 82.21

@ an Andaman and Nicobar Islands 11.74 92.66 = andaman nicobar islands, andaman nicobar, andaman, andamans
Port Blair 11.62 92.73 = sri vijaya puram (South Andaman)
Mayabunder 12.93 92.90 (North and Middle Andaman)
  Diglipur 13.24 92.97
Car Nicobar 9.17 92.80 (Nicobar)
`
