/** Districts and towns; the format is explained in `../towns.ts`. */
export const ANDHRA_AND_TELANGANA = `
@ ap Andhra Pradesh 15.91 79.74 = andhra, andhrapradesh
Anakapalli 17.69 83.00 = anakapalle
  Narsipatnam 17.67 82.61; Atchutapuram 17.56 82.98 = atchuthapuram; Yelamanchili 17.55 82.86
Paderu 18.08 82.66 (Alluri Sitharama Raju = alluri sitarama raju)
Rampachodavaram 17.44 81.77 (Polavaram)
Anantapur 14.68 77.60 = ananthapur, ananthapuramu, anantapuramu
  Guntakal 15.17 77.37; Tadipatri 14.91 78.01 = tadpatri; Rayadurg 14.70 76.85
Puttaparthi 14.17 77.81 (Sri Sathya Sai = sri satya sai)
  Hindupur 13.83 77.49; Dharmavaram 14.41 77.72; Kadiri 14.11 78.16
Rayachoti 14.05 78.75 (Annamayya = annamaya)
  Rajampet 14.19 79.16
Madanapalle 13.55 78.50 = madanapalli
Bapatla 15.90 80.47
  Chirala 15.82 80.35; Repalle 16.02 80.83
Chittoor 13.22 79.10
  Palamaner 13.20 78.75; Kuppam 12.75 78.35; Punganur 13.37 78.58; Nagari 13.32 79.59
Amalapuram 16.58 82.01 (Dr BR Ambedkar Konaseema = konaseema)
  Razole 16.48 81.84
Rajahmundry 17.00 81.80 = rajamahendravaram, rajamundry, rajahmundri (East Godavari)
  Kovvur 17.01 81.73; Nidadavole 16.91 81.67
Eluru 16.71 81.10 = ellore
  Nuzvid 16.79 80.85; Jangareddygudem 17.12 81.29
Guntur 16.30 80.44
  Tenali 16.24 80.65; Mangalagiri 16.43 80.56; Amaravati 16.57 80.36 = amaravathi; Tadepalle 16.48 80.61 = tadepalli
  Ponnur 16.07 80.55
Kakinada 16.99 82.25 = cocanada
  Samalkot 17.06 82.17 = samarlakota; Tuni 17.36 82.55; Pithapuram 17.12 82.25; Peddapuram 17.08 82.14
Machilipatnam 16.18 81.13 = masulipatnam (Krishna?)
  Gudivada 16.44 80.99; Pedana 16.26 81.15
Kurnool 15.83 78.04
  Adoni 15.63 77.27; Yemmiganur 15.77 77.48; Dhone 15.40 77.87
Nandyal 15.49 78.48
  Allagadda 15.13 78.49; Srisailam 16.07 78.87; Atmakur 15.88 78.59
Vijayawada 16.51 80.65 = bezawada, vijaywada, vijayavada (NTR = n t r district)
  Jaggaiahpet 16.89 80.10 = jaggayyapeta; Nandigama 16.77 80.29
Narasaraopet 16.24 80.05 = narasaraopeta (Palnadu)
  Chilakaluripet 16.09 80.17 = chilakaluripeta; Sattenapalle 16.39 80.15; Piduguralla 16.48 79.89
  Macherla 16.48 79.44; Vinukonda 16.05 79.74; Achampet Guntur 16.63 80.12
Parvathipuram 18.78 83.43 (Parvathipuram Manyam)
  Salur 18.52 83.21; Palakonda 18.60 83.75
Ongole 15.51 80.05 (Prakasam)
  Kandukur 15.22 79.90; Kanigiri 15.41 79.51
Markapur 15.74 79.27 = markapuram (Markapuram)
Nellore 14.44 79.99 = spsr nellore*, sri potti sriramulu nellore* (Sri Potti Sriramulu Nellore)
  Kavali 14.91 79.99; Gudur 14.15 79.85
Srikakulam 18.30 83.90
  Palasa 18.77 84.42; Amadalavalasa 18.41 83.90; Rajam 18.45 83.65; Ichchapuram 19.11 84.69
Tirupati 13.63 79.42 = tirupathi, thirupathi
  Srikalahasti 13.75 79.70 = kalahasti; Sri City 13.55 79.98 = sricity; Naidupeta 13.90 79.90 = naidupet
  Sullurpeta 13.70 80.02; Sriharikota 13.73 80.20; Venkatagiri 13.96 79.58; Puttur Chittoor 13.44 79.55
Visakhapatnam 17.69 83.22 = vishakapatnam, vishakhapattanam
  Parawada 17.63 83.08; Bheemunipatnam 17.89 83.45 = bhimili
Vizianagaram 18.11 83.40 = vijayanagaram
  Bobbili 18.57 83.36
Bhimavaram 16.54 81.52 (West Godavari)
  Tadepalligudem 16.81 81.52; Tanuku 16.76 81.68; Narsapur 16.43 81.70 = narasapuram; Palakollu 16.52 81.73
Kadapa 14.47 78.82 = cuddapah, ysr kadapa* (YSR Kadapa = ysr district)
  Proddatur 14.75 78.55; Jammalamadugu 14.85 78.38; Pulivendula 14.42 78.23; Badvel 14.74 79.06

@ tg Telangana 17.85 79.10 = telang na, telengana, telanagana
Adilabad 19.67 78.53
Kothagudem 17.55 80.62 (Bhadradri Kothagudem)
  Palwancha 17.60 80.71 = paloncha; Bhadrachalam 17.67 80.89; Manuguru 17.93 80.83
Hanamkonda 18.01 79.56 = hanumakonda, hanmakonda
  Kazipet 17.97 79.50
Hyderabad 17.39 78.49 = hydrabad, hyderbad, hyd bad, secunderabad, cyberabad,
  rangareddy*, ranga reddy*, rangareddi*, k v rangareddy*, medchal malkajgiri*
  Nizampet Municipality 17.52 78.38 = nizampet corporation
Shadnagar 17.07 78.20 (Ranga Reddy)
  Ibrahimpatnam Telangana 17.18 78.65; Chevella 17.31 78.14
- 17.63 78.48 (Medchal Malkajgiri)
Jagtial 18.79 78.91 = jagitial
  Koratla 18.82 78.71 = korutla; Metpally 18.84 78.63
Jangaon 17.72 79.18 = jangoan
Bhupalpally 18.43 79.87 (Jayashankar Bhupalpally)
Gadwal 16.23 77.80 (Jogulamba Gadwal)
Kamareddy 18.32 78.34
  Banswada 18.38 77.88
Karimnagar 18.44 79.13
  Huzurabad 18.20 79.40; Jammikunta 18.29 79.47
Khammam 17.25 80.15
  Sathupalli 17.21 80.83; Wyra 17.19 80.36
Asifabad 19.36 79.28 (Kumuram Bheem Asifabad = komaram bheem asifabad)
  Kagaznagar 19.33 79.47
Mahabubabad 17.60 80.00
Mahbubnagar 16.74 77.99 = mahabubnagar
  Jadcherla 16.77 78.14
Mancherial 18.87 79.44
  Bellampalli 19.06 79.49; Mandamarri 18.97 79.48
Medak 18.05 78.26
  Toopran 17.85 78.49; Narsapur Medak 17.74 78.28
Mulugu 18.19 79.94
Nagarkurnool 16.48 78.31
  Achampet? 16.38 78.64; Kalwakurthy 16.66 78.48
Nalgonda 17.05 79.27
  Miryalaguda 16.87 79.57; Nakrekal 17.16 79.43; Devarakonda 16.69 78.92
Narayanpet 16.74 77.50
Nirmal? 19.10 78.34
  Bhainsa 19.11 77.96; Basar 18.88 77.95
Nizamabad 18.67 78.09
  Bodhan 18.66 77.89; Armoor 18.79 78.29
Peddapalli 18.62 79.37
  Ramagundam 18.76 79.47 = godavarikhani; Manthani 18.65 79.67
Sircilla 18.38 78.81 (Rajanna Sircilla)
  Vemulawada 18.47 78.87
Sangareddy 17.62 78.09
  Zaheerabad 17.68 77.61 = zahirabad; Sadasivpet 17.62 77.95
Siddipet 18.10 78.85
  Gajwel 17.85 78.68; Dubbak 18.18 78.68
Suryapet 17.14 79.62
  Kodad 17.00 79.97; Huzurnagar 16.90 79.88
Vikarabad 17.34 77.90
  Tandur 17.24 77.58; Parigi 17.19 77.88; Kodangal 17.11 77.63
Wanaparthy 16.36 78.06
  Kothakota 16.38 77.94
Warangal 17.97 79.59 = orugallu
  Narsampet 17.93 79.89
Bhongir 17.51 78.89 = bhuvanagiri (Yadadri Bhuvanagiri = yadadri bhongir)
  Choutuppal 17.25 78.90; Bibinagar 17.47 78.79; Yadagirigutta 17.59 78.94 = yadadri
`
