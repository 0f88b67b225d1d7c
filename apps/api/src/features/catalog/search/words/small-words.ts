export const STOP_WORDS =
  'a, an, the, of, for, with, in, and, or, on, to wear, by, at, is, this, that, any, some, my, me, i, we, please, plz, ' +
  'show, show me, want, i want, need, i need, buy, get, give me, find, search, looking for, look for, online, shop, shopping, store, ' +
  'color, colour, colors, colours, coloured, colored, rang, rangon, rang ka, rang ki, rang ke, rang wala, rang wali, ' +
  'price, rate, cost, daam, dam, keemat, kimat, kimmat, fit, fitting, style, type, wala, wali, wale, waala, waali, waale, vala, vali, vale, ' +
  'ka, ki, ke, ko, ke liye, kelie, ke lie, keliye, liye, liye wala, mein, me, par, pe, se, aur, ya, hai, hain, chahiye, chahie, chaiye, chahiya, ' +
  'dikhao, dikhaiye, dikhaye, dikha do, do, dedo, lena, leni, lene, mujhe, mujhko, koi, ek, acha, accha, achcha, achchi, acchi, achi, ache, acche, ' +
  'sundar, badhiya, nice, good, best, cool, beautiful, stylish, fancy, fashion, fashionable, trendy, quality, brand, branded, ' +
  'how, how to, where, when, which, what, can, do, does, kaise, kaha, kahan, kab, kare, karen, karna, karni, ' +
  'product, products, item, items, piece, pieces, collection, design, designs, daily, use, pehenne, pahanne, ' +
  'का, की, के, को, के लिए, के लिये, लिए, लिये, में, पर, से, और, या, है, हैं, चाहिए, चाहिये, दिखाओ, दिखाइए, दिखाएं, मुझे, कोई, एक, अच्छा, अच्छी, अच्छे, ' +
  'वाला, वाली, वाले, रंग, रंग का, रंग की, रंग के, दाम, कीमत';

export const EXCLUDE_WORDS = {
  before: 'no, not, non, without, except, exclude, excluding, but not, bina, बिना',
  after: 'nahi, nahin, nahi chahiye, nahin chahiye, ke alawa, ke bina, नहीं, नहीं चाहिए, के अलावा, के बिना',
} as const;

export const EVERYTHING =
  'clothes, cloth, cloths, clothing, clothings, wear, wears, garment, garments, apparel, apparels, outfit, outfits, dresses for, kapde, kapda, kapdon, ' +
  'kapray, kapra, vastra, libas, all, everything, sab, sabhi, all products, कपड़े, कपडे, कपड़ा, कपडा, वस्त्र, सब, सभी';

/** Price words. Keys that start with "is" follow the amount, as in "700 se kam". */
export const AMOUNT_WORDS = {
  rupee:
    '₹, rs, re, inr, rupee, rupees, rupay, rupaye, rupaya, rupye, rupaiye, rupya, रुपये, रुपए, रुपया, रुपयों, रु',
  thousand: 'k, hazar, hazaar, hajar, हजार',
  between: 'between, in between, beech, bich, ke beech, ke bich, range, price range, के बीच, बीच',
  to: '-, to, till, until, se lekar, से लेकर',
  below:
    'under, below, less than, lesser than, lower than, cheaper than, upto, up to, within, max, maximum, at most, not more than, no more than, not over, <',
  isBelow:
    'se kam, se km, se kum, se neeche, se niche, se nice, se sasta, se saste, se sasti, se andar, ke andar, ke under, ke neeche, ke niche, ' +
    'andar, ander, tak, tk, tak ka, tak ki, tak ke, or less, and less, or below, and below, and under, or under, se kam wala, se kam wali, ' +
    'से कम, से नीचे, से सस्ता, से सस्ती, से सस्ते, के अंदर, के अन्दर, के नीचे, अंदर, तक, तक का, तक की',
  above:
    'over, above, more than, greater than, higher than, min, minimum, at least, atleast, starting, starting from, starting at, >',
  isAbove:
    'se zyada, se jyada, se jyaada, se zyaada, se ziada, se upar, se uper, se oopar, se upr, se adhik, and above, or more, and more, or above, ' +
    'and over, plus, onwards, onward, se mehnga, se mehngi, से ज्यादा, से अधिक, से ऊपर, से उपर, से महंगा',
  from: 'from',
} as const;

const PERCENTS_OFF = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90].flatMap((percent) =>
  ['', 'flat ', 'upto ', 'up to '].map((start) => `${start}${percent}% off`),
);

export const ON_SALE =
  `${PERCENTS_OFF.join(', ')}, ` +
  'off, sale, sales, on sale, in sale, discount, discounts, discounted, with discount, on discount, offer, offers, on offer, deal, deals, reduced, ' +
  'clearance, chhoot, chhut, choot, chut, chhoot wala, chhoot wali, sel, सेल, छूट, ऑफर, डिस्काउंट';

export const IN_STOCK =
  'in stock, instock, available, availability, stock, uplabdh, stock mein, stock me, milne wala, उपलब्ध, स्टॉक में, स्टॉक';

export const SORT_WORDS = {
  'price-asc':
    'cheap, cheapest, cheaper, budget, affordable, low price, lowest price, sasta, saste, sasti, sabse sasta, sabse sasti, सस्ता, सस्ती, सस्ते',
  'price-desc':
    'expensive, costly, premium, luxury, mehnga, mehngi, mahanga, mahangi, sabse mehnga, महंगा, महंगी, महंगे',
  newest:
    'new, newest, latest, new arrival, new arrivals, naya, nayi, naye, nai, naya wala, नया, नई, नयी, नए',
  popular:
    'popular, best seller, best sellers, bestseller, bestsellers, best selling, bestselling, most popular, trending, top selling',
  origin: 'country of origin, by country, country wise',
} as const;
