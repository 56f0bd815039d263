/** Districts and towns; the format is explained in `../towns.ts`. */
export const MAHARASHTRA_AND_GOA = `
@ mh Maharashtra 19.60 75.55 = mah r shtra, maharastra, maharahstra
Ahilyanagar 19.10 74.75 = ahmednagar, ahmadnagar, ahemadnagar
  Kopargaon 19.88 74.48; Sangamner 19.57 74.21; Shrirampur 19.62 74.66; Shirdi 19.77 74.48; Supa midc 18.97 74.54
  Rahuri 19.39 74.65; Nevasa 19.55 74.92
Akola 20.71 77.00
  Akot 21.10 77.06; Murtizapur 20.73 77.37
Amravati 20.93 77.75 = amaravati maharashtra
  Achalpur 21.26 77.51; Morshi 21.32 78.01; Warud 21.47 78.27
Chhatrapati Sambhajinagar 19.88 75.34 = aurangabad, chatrapati sambhajinagar, sambhajinagar, sambhaji nagar
  Waluj 19.84 75.22 = waluj midc; Shendra 19.87 75.48; Paithan 19.48 75.38; Vaijapur 19.92 74.73; Kannad? 20.26 75.14
Beed 18.99 75.76 = bhir
  Ambajogai 18.73 76.39; Parli? 18.85 76.53 = parli vaijnath; Majalgaon 19.16 76.21
Bhandara 21.17 79.65
  Tumsar 21.38 79.74; Sakoli 21.08 79.98
Buldhana 20.53 76.18 = buldana
  Khamgaon 20.71 76.57; Shegaon 20.79 76.69; Malkapur Buldhana 20.89 76.20; Chikhli Buldhana 20.35 76.26
Chandrapur 19.96 79.30
  Ballarpur 19.85 79.35; Warora 20.23 79.00; Bhadravati Chandrapur 20.11 79.12
Dhule 20.90 74.77 = dhulia
  Shirpur 21.35 74.88; Sakri 20.99 74.31
Gadchiroli 20.18 80.00
  Wadsa 20.62 79.96; Surjagarh 19.66 80.35
Gondia 21.46 80.19 = gondiya
  Tirora 21.41 79.93
Hingoli 19.72 77.15
  Basmat 19.33 77.16
Jalgaon 21.01 75.56
  Bhusawal 21.05 75.79; Chalisgaon 20.46 75.00; Amalner 21.04 75.06; Pachora 20.67 75.35; Chopda 21.25 75.30
Jalna 19.84 75.88
  Ambad Jalna 19.61 75.79; Bhokardan 20.26 75.77
Kolhapur 16.70 74.24
  Ichalkaranji 16.69 74.46; Kagal 16.58 74.32; Jaysingpur 16.78 74.56; Gadhinglaj 16.22 74.35
Latur 18.41 76.56
  Udgir 18.39 77.12; Nilanga 18.12 76.75; Ausa? 18.25 76.50
Mumbai 19.08 72.88 = mumbay, greater mumbai, brihanmumbai, mumbai metropolitan region, mumbai city,
  mumbai suburban (Mumbai City | Mumbai Suburban)
Nagpur 21.15 79.09
  Kamptee 21.22 79.20; Butibori 20.93 79.00 = butibori midc; Umred 20.85 79.33; Katol 21.27 78.59; Saoner 21.38 78.92
  Ramtek 21.40 79.33
Nanded 19.14 77.32
  Deglur 18.55 77.58; Kinwat 19.63 78.20
Nandurbar 21.37 74.24
  Shahada 21.55 74.47
Nashik 20.00 73.79
  Malegaon 20.55 74.53; Manmad 20.25 74.44; Sinnar 19.85 74.00; Igatpuri 19.70 73.56; Yeola 20.04 74.49
  Niphad 20.08 74.11
Osmanabad 18.19 76.04 = dharashiv
  Tuljapur 18.01 76.08; Omerga 17.84 76.62
Palghar 19.70 72.77
  Boisar 19.80 72.76; Tarapur 19.87 72.68 = tarapur midc; Dahanu 19.97 72.73; Wada? 19.65 73.13; Jawhar 19.91 73.23
  Vasai 19.39 72.84 = vasai road, virar, vasai virar, nalasopara, vasai east, vasai west, nallasopara
Parbhani 19.27 76.77
  Gangakhed 18.97 76.75; Jintur 19.61 76.69; Sailu 19.46 76.44
Pune 18.52 73.86 = pune city, poona city, puna, punee
  Baramati 18.15 74.58; Lonavala 18.75 73.41 = lonavla; Khandala 18.76 73.37; Khed Shivapur 18.35 73.85
  Saswad 18.35 74.03; Jejuri 18.28 74.16; Shirur 18.83 74.37; Daund 18.46 74.58; Indapur 18.11 75.02
  Manchar 19.00 73.94; Junnar 19.21 73.88; Bhor? 18.15 73.84
Alibag 18.65 72.87 = alibaug (Raigad = raigarh maharashtra)
  Khopoli 18.79 73.34; Karjat 18.91 73.33; Pen? 18.74 73.10; Roha 18.44 73.12; Mahad 18.08 73.42; Uran 18.88 72.94
  Dronagiri 18.87 72.97; Matheran 18.99 73.27; Murud 18.33 72.96; Nagothane 18.53 73.13
Ratnagiri 16.99 73.31
  Chiplun 17.53 73.51; Dapoli 17.76 73.19; Lote? 17.62 73.48; Guhagar 17.48 73.19
Sangli 16.85 74.58 = sangli miraj kupwad
  Miraj 16.83 74.65; Islampur 17.05 74.26 = ishwarpur; Tasgaon 17.04 74.60; Vita? 17.27 74.54
Satara 17.68 74.00
  Karad 17.29 74.18; Shirwal 18.15 73.98; Wai? 17.95 73.89; Phaltan 17.99 74.43; Mahabaleshwar 17.92 73.66
  Panchgani 17.92 73.80; Koregaon Satara 17.70 74.17
Oros 16.11 73.68 (Sindhudurg)
  Sawantwadi 15.90 73.82; Kudal 16.01 73.69; Malvan 16.06 73.46; Kankavli 16.28 73.71
Solapur 17.66 75.91
  Pandharpur 17.68 75.33; Barshi 18.23 75.69; Akkalkot 17.53 76.20; Karmala 18.41 75.20; Sangola 17.44 75.20
Thane 19.22 72.98 = thana
  Bhiwandi 19.30 73.06; Ambernath 19.21 73.19 = ambarnath; Badlapur 19.16 73.27; Ulhasnagar 19.22 73.15
  Murbad 19.26 73.39; Shahapur 19.45 73.33; Titwala 19.30 73.20
  Kalyan 19.24 73.13 = dombivli, dombivali, kalyan dombivli, dombivli east, dombivli west, kalyan west, kalyan east
  Navi Mumbai 19.03 73.03 = new mumbai, new bombay, navi bombay
Wardha 20.75 78.60
  Hinganghat 20.55 78.84; Arvi? 20.99 78.23
Washim 20.11 77.13
  Karanja 20.48 77.49; Risod 19.97 76.78
Yavatmal 20.39 78.13 = yeotmal
  Pusad 19.91 77.57; Wani? 20.06 78.95; Umarkhed 19.60 77.70; Digras 20.11 77.72

@ ga Goa 15.35 74.05
Goa 15.49 73.83 = panaji, panjim, margao, verna goa, north goa, south goa (North Goa | South Goa)
`
