import type { SheetColumn } from '#src/kernel/product-fields.ts';

type Field = SheetColumn | `spec.${string}` | '';

/**
 * What headings in dealers' sheets mean, by the names of our columns: English, Hindi and Gujarati, in script and romanised. All in lower case,
 * without punctuation and bracketed text, as {@link normalHeading} makes them.
 */
export const HEADING_WORDS = {
  sku: 'sku|sku code|sku id|sku no|item code|item no|item number|product code|product id|part no|part number|part code|model no|model number|model|model code|article no|article number|material code|variant sku|stock code|उत्पाद कोड|आइटम कोड|मॉडल|मॉडल नंबर|मॉडल नं|કોડ|આઇટમ કોડ|મોડેલ|મોડેલ નંબર',
  name: 'product name|product title|item name|item|items|item description|product|products|particulars|name of product|name of item|goods|material|material name|description of goods|नाम|उत्पाद|उत्पाद का नाम|उत्पाद नाम|प्रोडक्ट|प्रोडक्ट का नाम|वस्तु|वस्तु का नाम|सामान|माल|विवरण का नाम|naam|utpad|utpad ka naam|product ka naam|saman|vastu|saman ka naam|નામ|ઉત્પાદન|ઉત્પાદનનું નામ|પ્રોડક્ટ|વસ્તુ|વસ્તુનું નામ|માલ|vastu nu naam|nam',
  title: 'short title|tagline|tag line|headline|short description|subtitle|sub title|शीर्षक|शिर्षक|sheershak|શીર્ષક',
  description:
    'product description|long description|details|detail|product details|body|body html|about|about product|full description|विवरण|वर्णन|जानकारी|vivaran|vivran|jankari|વર્ણન|વિગત|વિગતો|vigat',
  category:
    'category name|product category|categories|group|product group|item group|product type|type of product|segment|श्रेणी|कैटेगरी|कैटेगिरी|वर्ग|प्रकार|shreni|varg|prakar|શ્રેણી|કેટેગરી|પ્રકાર',
  brand:
    'brand name|make|manufacturer|mfr|mfg|company|company name|vendor|brands|ब्रांड|ब्राण्ड|ब्रैंड|कंपनी|कम्पनी|निर्माता|kampani|kampni|nirmata|બ્રાન્ડ|કંપની|ઉત્પાદક',
  price:
    'selling price|sale price|sales price|sp|rate|unit price|unit rate|offer price|our price|retail price|price inr|price rs|price per unit|price with gst|price incl gst|price including gst|rate with gst|rate incl gst|rate including gst|selling rate|sale rate|net price|final price|discounted price|website price|online price|amount|मूल्य|कीमत|क़ीमत|दाम|भाव|दर|रेट|बिक्री मूल्य|विक्रय मूल्य|mulya|kimat|keemat|daam|bhav|bhaav|bikri mulya|કિંમત|ભાવ|દર|વેચાણ કિંમત|vechan kimat',
  list_price:
    'mrp|m r p|mrp rs|mrp inr|maximum retail price|max retail price|list rate|compare at price|compare price|regular price|actual price|original price|एमआरपी|एम आर पी|अधिकतम खुदरा मूल्य|सूची मूल्य|अंकित मूल्य|adhiktam mulya|suchi mulya|એમઆરપી|છાપેલી કિંમત|મહત્તમ છૂટક કિંમત',
  stock:
    'qty|quantity|stock qty|stock quantity|available|available qty|available stock|available quantity|qty available|closing stock|closing qty|balance|balance qty|in stock qty|inventory|inventory quantity|units|nos|on hand|qty on hand|मात्रा|स्टॉक|स्टाक|संख्या|उपलब्ध|उपलब्ध मात्रा|नग|matra|sankhya|uplabdh|જથ્થો|સ્ટોક|સંખ્યા|ઉપલબ્ધ|નંગ|jattho|jatho',
  hsn: 'hsn code|hsn no|hsn number|hsn sac|hsn sac code|sac|sac code|hsn code no|tariff code|hs code|एचएसएन|एच एस एन|एचएसएन कोड|એચએસએન|એચએસએન કોડ',
  gst_percent:
    'gst|gst rate|gst %|gst percentage|gst percent|tax|tax rate|tax %|tax percent|tax percentage|igst|igst rate|igst %|rate of gst|rate of tax|gst slab|tax slab|जीएसटी|जी एस टी|जीएसटी दर|जीएसटी %|कर|कर दर|कर %|kar|jiesti|જીએસટી|જીએસટી દર|જીએસટી %|કર|કર દર',
  gst_class: 'tax category|gst category',
  gst_from:
    'gst effective from|gst effective date|gst rate from|rate effective from|effective from|effective date|जीएसटी लागू तिथि|लागू तिथि|જીએસટી લાગુ તારીખ',
  country_of_origin:
    'country|origin|made in|country of manufacture|manufacturing country|coo|मूल देश|उत्पत्ति का देश|देश|desh|મૂળ દેશ|દેશ|ઉત્પત્તિનો દેશ',
  warranty_years:
    'warranty|product warranty|warranty years|warranty period|warranty in years|guarantee|वारंटी|वॉरंटी|गारंटी|वारंटी वर्ष|વોરંટી|વૉરંટી|ગેરંટી',
  performance_warranty_years:
    'performance warranty|power warranty|linear warranty|output warranty|प्रदर्शन वारंटी|પર્ફોર્મન્સ વોરંટી',
  warranty_words: 'warranty details|warranty terms|warranty text|warranty conditions|वारंटी विवरण|વોરંટી વિગત',
  certifications: 'certification|certificate|certificates|standards|bis|approvals|प्रमाणपत्र|प्रमाणन|પ્રમાણપત્ર',
  in_the_box:
    'box contents|contents|package contents|included|what is in the box|in box|whats in the box|बॉक्स में|डिब्बे में|બોક્સમાં',
  almm: 'almm listed|almm approved|almm yes no|in almm|एएलएमएम|એએલએમએમ',
  dcr: 'dcr non dcr|is dcr|domestic content|डीसीआर|ડીસીઆર',
  length_mm: 'length|l|लंबाई|लम्बाई|lambai|લંબાઈ',
  width_mm: 'width|w|breadth|b|चौड़ाई|chaudai|પહોળાઈ|paholai',
  height_mm: 'height|h|thickness|depth|ऊँचाई|ऊंचाई|मोटाई|unchai|ઊંચાઈ|જાડાઈ',
  weight_kg: 'weight|net weight|gross weight|wt|shipping weight|वजन|वज़न|भार|vajan|wajan|વજન',
  main_image:
    'image|image url|images|photo|picture|photo url|picture url|image link|photo link|image src|image 1|photo 1|main photo|main picture|image path|product image|image address|चित्र|फोटो|फ़ोटो|तस्वीर|चित्र पता|chitra|tasveer|ચિત્ર|ફોટો|તસવીર',
  other_images:
    'additional images|more images|gallery|gallery images|additional image|additional image link|other photos|other pictures|image 2|image 3|image 4|image 5|image 6|image 7|image 8|photo 2|photo 3|photo 4|photo 5|अन्य चित्र|અન્ય ચિત્રો',
  'spec.peakPowerWp': 'wattage|watt|watts|watt peak|wp|peak power|panel wattage|pmax|वाट|वॉट|વોટ',
  'spec.vocV': 'voc',
  'spec.vmpV': 'vmp',
  'spec.iscA': 'isc',
  'spec.impA': 'imp',
  'spec.efficiencyPercent': 'efficiency|module efficiency',
  // Must not become a price, a product's number or a name, though they sound like one.
  '': 's no|sno|sr no|srno|sr|sl no|sl|serial no|serial number|no|s n|sn|क्रमांक|क्रम|क्रम संख्या|क्र|क्र सं|क्रं|kramank|kram|ક્રમ|ક્રમાંક|અનુક્રમ નંબર|remarks|remark|notes|note|टिप्पणी|નોંધ|purchase price|purchase rate|cost|cost price|cost per item|buying price|landing price|landing cost|dealer price|dealer rate|wholesale price|trade price|basic price|basic rate|base price|price without gst|rate without gst|price excl gst|rate excl gst|price excluding gst|rate excluding gst|price before tax|taxable value|gst amount|tax amount|total|total amount|total value|stock value|खरीद मूल्य|क्रय मूल्य|लागत|kharid mulya|ખરીદ કિંમત|discount|discount %|छूट|unit|uom|इकाई|એકમ|barcode|ean|upc|gtin|supplier|supplier name|location|warehouse|rack|min stock|reorder level|status|tags|slug|handle|url|product url|link',
} as const satisfies Partial<Record<Field, string>>;

/** Where the heading as a whole is unknown, a word in it may decide; the first match counts. */
export const HEADING_HINTS: readonly [RegExp, Field][] = [
  [/\b(purchase|cost|buying|dealer|wholesale|landing|excl|excluding|without|before|basic|taxable)\b|खरीद|ખરીદ/u, ''],
  [/\b(mrp|maximum retail|compare at)\b|एमआरपी|એમઆરપી/u, 'list_price'],
  [/\bhsn\b|एचएसएन|એચએસએન/u, 'hsn'],
  [/\bsku\b/u, 'sku'],
  [/\b(gst|tax)\b.*(%|\b(rate|slab|percent)\b)|जीएसटी|જીએસટી/u, 'gst_percent'],
  [/\b(image|photo|picture)s?\b.*(url|link|src|address|path|\b1\b)|चित्र|ચિત્ર/u, 'main_image'],
  [/\b(image|photo|picture)s?\b/u, 'other_images'],
  [/\b(selling|sale|offer|retail)\b.*\b(price|rate)\b|बिक्री|વેચાણ/u, 'price'],
  [/\b(price|rate|mulya|kimat|keemat|bhav)\b|मूल्य|कीमत|કિંમત/u, 'price'],
  [/\b(stock|qty|quantity|inventory)\b|स्टॉक|मात्रा|સ્ટોક/u, 'stock'],
  [/\bbrand\b|ब्रांड|બ્રાન્ડ/u, 'brand'],
  [/\bcategory\b|श्रेणी|શ્રેણી/u, 'category'],
  [/\b(performance|power|output|linear)\b.*\bwarranty\b/u, 'performance_warranty_years'],
  [/\bwarranty\b|वारंटी|વોરંટી/u, 'warranty_years'],
  [/\bweight\b|वजन|વજન/u, 'weight_kg'],
  [/\b(country|origin)\b|मूल देश/u, 'country_of_origin'],
  [/\b(item|product)\b.*\b(code|no|number)\b/u, 'sku'],
  [/\b(item|product)\b.*\bname\b|\bname of\b|का नाम|નું નામ/u, 'name'],
  [/\bdescription\b|विवरण|વર્ણન/u, 'description'],
];
