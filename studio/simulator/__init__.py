"""The layered pictures of the roof tile simulator: which renders they need, and how layers are made from them."""
