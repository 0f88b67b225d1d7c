/** `behind` lies under the body, `front` over it; `outlines` extend the silhouette. */
export type Neck = { behind: string; front: string; outlines?: string[] };
