import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { PromotionState } from "#app/model/estimate/promotion.ts";
import { Badge } from "#app/ui/badge.tsx";

const tones = { running: "calm", coming: "quiet", ended: "quiet" } as const;

export function PromotionBadge({ state }: { state: PromotionState }) {
	const { promotions } = useStaffLanguage().words.settings;
	return <Badge tone={tones[state]}>{promotions.states[state]}</Badge>;
}
