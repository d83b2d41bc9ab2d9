"""How fast we are, as ratios against peers measured in the same run: seconds on a shared machine mean little."""
