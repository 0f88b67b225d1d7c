export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  'T-Shirt':
    'tshirt, tshirts, t shirt, t shirts, tee shirt, tee shirts, teeshirt, teeshirts, ti shirt, tishirt, ' +
    'tee, tees, tea shirt, top, tops, टीशर्ट, टी शर्ट, टीशर्ट्स, टी शर्ट्स, टी शर्टें, टॉप',
  Shirts: 'shirt, shirts, kameez, kamiz, kamij, qameez, qamiz, kameej, kamees, कमीज, कमीजें, शर्ट, शर्ट्स, शर्टें',
  jeans:
    'jeans, jean, jins, jeens, jinse, jeans pant, jeans pants, jeans ki pant, jins pant, pant, pants, paint, trouser, ' +
    'trousers, patloon, patlun, जींस, जीन्स, जीन, पैंट, पेंट, पतलून, जींस पैंट, जीन्स पैंट',
};

/** Goods that the shop does not sell. Some are one letter from goods that it sells. */
export const NOT_SOLD =
  'skirt, skirts, short, shorts, saree, sarees, sari, saris, साड़ी, साडी, lehenga, lehnga, लहंगा, dupatta, dupata, दुपट्टा, ' +
  'dress, dresses, gown, jacket, jackets, coat, coats, blazer, suit, suits, shoe, shoes, जूते, joote, sandal, sandals, ' +
  'sock, socks, belt, belts, cap, caps, hat, hats, watch, watches, bag, bags, purse, wallet, tie, ties, scarf, shawl, ' +
  'stole, sweater, sweaters, cardigan, bra, bras, panty, brief, briefs, boxer, vest, vests, baniyan, pyjama, pajama, ' +
  'pyjamas, leggings, legging, salwar, churidar, palazzo, dhoti, lungi, sherwani, swimsuit, towel, bedsheet, curtain, ' +
  'perfume, jewellery, ring, mobile, phone, laptop, combo, combos, gift set, gift sets, co ord, co ords';
