import type { PromotionState } from "../../model/estimate/promotion.ts";
import { Badge } from "../../ui/badge.tsx";
import { useStaffLanguage } from "../ui/staff-language.tsx";

const tones = { running: "calm", coming: "quiet", ended: "quiet" } as const;

export function PromotionBadge({ state }: { state: PromotionState }) {
	const { promotions } = useStaffLanguage().words.settings;
	return <Badge tone={tones[state]}>{promotions.states[state]}</Badge>;
}
