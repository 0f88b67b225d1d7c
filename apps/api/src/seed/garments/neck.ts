/** What goes around a neck: `behind` lies under the body, `front` over it, `outlines` widen the silhouette. */
export type Neck = { behind: string; front: string; outlines?: string[] };
