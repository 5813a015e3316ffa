import { Link } from "react-router";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { Button } from "../../ui/button.tsx";

/** The buttons that are always in reach. */
export function CallBar({ isBusy }: { isBusy: boolean }) {
	const { bar } = useStaffLanguage().words.calls;
	return (
		<div className="call-bar">
			<Button type="submit" name="do" value="now" busy={isBusy}>
				{bar.save}
			</Button>
			<button type="submit" name="do" value="update" className="button no-script" data-look="light">
				{bar.update}
			</button>
			<Link to="/admin" className="office-quiet call-leave">
				{bar.leave}
			</Link>
		</div>
	);
}
