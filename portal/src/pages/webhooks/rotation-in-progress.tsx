/** Warns that a second rotation within a day ends the older secret immediately. */
export const RotationInProgress = ({ secrets }: { readonly secrets: readonly unknown[] }) =>
  secrets.length > 1 && (
    <strong>
      A rotation is already in progress: the older of the two secrets stops working immediately, not after its
      24 hours.
    </strong>
  );
