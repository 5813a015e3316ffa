export const leadKinds = ["contact", "estimate", "waiting-list"] as const;

export type LeadKind = (typeof leadKinds)[number];
