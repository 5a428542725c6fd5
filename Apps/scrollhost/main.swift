print("scrollhost")
